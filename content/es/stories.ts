import type { Story } from '#content/stories.ts'

export const stories: readonly Story[] = [
  {
    id: 'mornings',
    mission: 'Salir de casa con los dos zapatos',
    text: 'Los zapatos tienen ahora su caja. Esi la revisa cada noche, porque pidió ese trabajo. En la tercera semana hubo crepes, y era lunes.',
    family: 'Amara, con Kofi (9) y Esi (5)',
  },
  {
    id: 'hill',
    mission: 'Hasta la cima, sin atajos',
    text: 'Lucía aceptó con una condición: lo que se come por el camino lo planea ella. Hubo una pelea por unas botas, y chocolate caliente en la cima.',
    family: 'Tomás y Erik, con Lucía (14)',
  },
  {
    id: 'grandma',
    mission: 'Diez historias de la abuela',
    text: 'Cada domingo, Yusuf y Mina tenían una pregunta para la abuela Ruth, y en la sexta semana ella tuvo una para los dos. Ahora todos saben cómo llegó la bicicleta al estanque.',
    family: 'Ruth, Hanna y Ben, con Yusuf y Mina (7)',
  },
]
