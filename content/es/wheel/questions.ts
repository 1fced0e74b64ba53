import type { Speaker } from '#content/questions/question.ts'
import { entriesOf } from '#core/lib/typed-objects.ts'
import type { WheelQuestion, WheelTopic } from './question.ts'

const small = ['3-5'] as const
const young = ['3-5', '6-8'] as const
const children = ['3-5', '6-8', '9-12'] as const
const school = ['6-8', '9-12'] as const
const older = ['9-12', '13-17', 'adult'] as const
const grown = ['13-17', 'adult'] as const
const readers = ['6-8', '9-12', '13-17', 'adult'] as const
const everybody = ['3-5', '6-8', '9-12', '13-17', 'adult'] as const

/** Whom it is for, what is asked, and whether it needs ears. */
type Entry = readonly [readonly Speaker[], string, 'by ear'?]

const entries: Record<WheelTopic, readonly Entry[]> = {
  Hoy: [
    [everybody, '¿Cuál fue el mejor bocado que comiste hoy?'],
    [everybody, '¿Qué oíste hoy que no habías oído nunca?', 'by ear'],
    [everybody, '¿Quién te hizo reír hoy, y cómo?'],
    [young, '¿A qué jugaste, y quién puso las reglas?'],
    [children, '¿Qué fue lo más suave que tocaste hoy?'],
    [school, '¿Qué hiciste en los recreos?'],
    [school, '¿Qué enseñarías a la clase si te tocara a ti?'],
    [readers, '¿Qué cinco minutos de hoy te gustaría volver a vivir?'],
    [older, '¿Qué descubriste hoy que nos podrías explicar en un minuto?'],
    [grown, '¿Qué estuviste a punto de decir hoy, y no dijiste?'],
    [grown, '¿Cuándo fuiste hoy tú, del todo?'],
    [small, '¿Qué zapatos llevaste, y adónde fueron?'],
  ],
  Sentimientos: [
    [everybody, 'Si tu ánimo fuera el tiempo, ¿qué tiempo haría ahora mismo?'],
    [everybody, '¿Qué te ayuda cuando sientes tristeza?'],
    [young, '¿En qué parte del cuerpo notas que viene el enojo?'],
    [small, '¿Qué es más calentito: un regazo o una manta?'],
    [children, '¿Cuándo tuviste valor sin que nadie lo viera?'],
    [school, '¿Qué te da cosquillas en la barriga antes de hacerlo?'],
    [readers, '¿Qué esperas con ganas, aunque sea diminuto?'],
    [readers, '¿Cuándo fue la última vez que te escucharon de verdad?'],
    [older, '¿Qué te daba miedo antes, y ya no?'],
    [grown, '¿En qué se equivoca la gente sobre ti?'],
    [grown, '¿Qué haces cuando necesitas paz, y nos lo dirías?'],
    [young, '¿Con qué canción te dan ganas de saltar?', 'by ear'],
  ],
  '¿Y si…?': [
    [everybody, 'Si pudieras hablar con un tipo de animal, ¿con cuál sería?'],
    [everybody, 'Si nuestra casa tuviera un cuarto más, ¿qué habría en él?'],
    [young, 'Si tuvieras el tamaño de un pulgar, ¿dónde dormirías?'],
    [young, 'Si los juguetes despertaran de noche, ¿qué harían los tuyos?'],
    [children, 'Si nadie pudiera verte hasta la cena, ¿qué harías?'],
    [school, 'Si mandaras un día en tu escuela, ¿qué cambiarías primero?'],
    [school, 'Si hubiera una puerta detrás del armario, ¿adónde llevaría?'],
    [readers, 'Si hubiera que vivir una semana sin luz eléctrica, ¿qué haríamos por las noches?'],
    [readers, 'Si desde mañana pudieras saberlo todo de algo, ¿de qué sería?'],
    [older, 'Si pudieras enviar una frase a todo el mundo, ¿cuál sería?'],
    [grown, 'Si nadie lo fuera a saber nunca, ¿lo harías igual?'],
    [small, 'Si tuvieras cola, ¿cómo sería?'],
  ],
  Nosotros: [
    [everybody, '¿Qué te gusta de nuestra casa?'],
    [everybody, '¿Qué hacemos que no hace ninguna otra familia?'],
    [small, '¿Quién de la familia da los mejores abrazos?'],
    [young, '¿Qué hacemos juntos cuando llueve?'],
    [children, '¿Qué es lo más gracioso que nos ha pasado?'],
    [children, 'Si fuéramos un equipo, ¿qué llevaríamos en la camiseta?'],
    [school, '¿Qué regla de casa te gustaría explicar a una visita?'],
    [readers, '¿En qué mejoró cada cual este año?'],
    [readers, '¿A qué huele la casa para ti?'],
    [older, '¿Qué deberíamos seguir haciendo juntos dentro de diez años?'],
    [grown, '¿Qué aprendiste de alguien más joven que tú?'],
    [grown, '¿Qué costumbre nuestra extrañarías si vivieras por tu cuenta?'],
  ],
  Tonterías: [
    [everybody, '¿Qué verdura eres, y por qué?'],
    [everybody, '¿Qué ruido haría nuestra familia si fuera una máquina?', 'by ear'],
    [young, '¿Qué dice un caracol cuando tropieza?'],
    [young, '¿Qué pasaría si te crecieran espaguetis en la cabeza?'],
    [children, '¿Qué superpoder no serviría para nada?'],
    [children, '¿Qué pondría un perro en su lista de compras?'],
    [school, '¿Cuál es el peor helado que puedes inventar?'],
    [readers, '¿Qué palabra es la más divertida de decir?'],
    [readers, '¿De qué se quejarían tus calcetines?'],
    [older, '¿Qué cosa de todos los días confundiría más a una visita del espacio?'],
    [grown, '¿En qué ganas siempre, en este cuarto?'],
    [small, '¿Cómo se balancea un elefante sobre una telaraña?'],
  ],
  'Hace tiempo': [
    [everybody, '¿Qué es lo primero que recuerdas?'],
    [young, '¿Qué no podías hacer de bebé, y ahora sí?'],
    [small, '¿Con qué soñaste?'],
    [children, '¿Qué regalo te gustó tanto que te lo llevaste a la cama?'],
    [children, '¿Qué te gustaría saber de la abuela o del abuelo cuando eran niños?'],
    [school, '¿Cuál fue el mejor escondite que encontraste?'],
    [readers, '¿Qué día te gustaría vivir otra vez?'],
    [readers, '¿Qué creías de peque que resultó no ser verdad?'],
    [older, '¿Quién te enseñó algo que todavía usas?'],
    [grown, '¿Por qué te regañaron en la escuela?'],
    [grown, '¿Qué olor te lleva de golpe a otro lugar?'],
    [school, '¿Cuál era tu rincón favorito en preescolar?'],
  ],
  Sueños: [
    [everybody, '¿Adónde volarías si tuvieras alas hasta mañana?'],
    [everybody, '¿Qué te gustaría saber hacer para tu próximo cumpleaños?'],
    [small, '¿Qué quieres ser cuando crezcas?'],
    [young, '¿Qué podríamos construir que sea más alto que tú?'],
    [children, '¿Con qué animal te gustaría vivir, si se pudiera?'],
    [school, '¿Qué inventarías para que las mañanas fueran más fáciles?'],
    [school, '¿Qué harías con un día entero y sin plan?'],
    [readers, '¿Qué lugar quieres ver con tus propios ojos?'],
    [readers, '¿Qué te gustaría que te preguntaran más a menudo?'],
    [older, '¿Qué probarías si supieras que nadie se va a reír?'],
    [grown, '¿Cómo es un buen martes dentro de diez años?'],
    [grown, '¿Qué has dejado de desear, y te alegras?'],
  ],
  Amabilidad: [
    [everybody, '¿Quién hizo algo bueno por ti esta semana?'],
    [everybody, '¿A quién podríamos sorprender mañana, y con qué?'],
    [young, '¿Cómo se nota que alguien necesita una amistad?'],
    [small, '¿A quién quieres dar hoy un abrazo?'],
    [children, '¿Qué compartiste, y costó?'],
    [children, '¿Qué podríamos hacer por los animales de por aquí?'],
    [school, '¿Quién se sienta a veces sin compañía, y qué podrías hacer?'],
    [readers, '¿Qué cosa amable no cuesta nada?'],
    [readers, '¿Qué frase te gustaría oír de alguien de la familia?'],
    [older, '¿Cuándo fue difícil ser amable, y qué hiciste?'],
    [grown, '¿A quién le debes un mensaje, una llamada o un gracias?'],
    [grown, '¿Qué hizo alguien por ti que seguro ya olvidó?'],
  ],
}

/** Every question of the wheel. */
export const wheelQuestions: readonly WheelQuestion[] = entriesOf(entries).flatMap(
  ([topic, list]) =>
    list.map(([ages, text, ear]) => ({
      topic,
      text,
      for: ages,
      ...(ear && { byEar: true as const }),
    })),
)
