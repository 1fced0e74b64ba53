import type { LowTheme } from '#content/suggestions/themes.ts'
import type { IfThen } from '#core/sprint/coach.ts'
import type { Weekday } from '#core/words.ts'
import { weekdayNames } from './weekday-names.ts'

/** A plan for what keeps getting in the way, by its theme; a family's own words go before. */
export const plansForThemes: Record<LowTheme, IfThen> = {
  mornings: {
    if: 'la mañana se nos queda corta',
    then: 'lo que hace falta está listo desde la noche',
  },
  bedtime: {
    if: 'la hora de dormir se alarga',
    then: 'hacemos la versión corta y leemos una página',
  },
  screens: {
    if: 'sigue encendida una pantalla',
    then: 'duerme en la entrada hasta que terminemos',
  },
  tidying: {
    if: 'el desorden parece demasiado grande',
    then: 'ponemos cinco minutos en el reloj y paramos cuando se acaban',
  },
  quarrels: {
    if: 'sube el volumen',
    then: 'respiramos diez veces, y luego habla una sola persona',
  },
  homework: {
    if: 'los deberes duran toda la tarde',
    then: 'primero hacemos una pausa con algo de comer',
  },
  meals: { if: 'nadie tiene tiempo de cocinar', then: 'pan y zanahorias son una buena cena' },
  rushing: { if: 'vamos tarde', then: 'hacemos el pedacito más pequeño y dejamos el resto' },
  'tired-days': {
    if: 'alguien no puede más',
    then: 'lo hace otra persona, y no hay nada que recuperar',
  },
  'time-for-each-other': {
    if: 'el día se va sin un momento juntos',
    then: 'nos sentamos diez minutos antes de dormir',
  },
}

/** For a task that is missed on the same weekday again and again. */
export const planForWeekday = (weekday: Weekday): IfThen => ({
  if: `es ${weekdayNames[weekday]}`,
  then: 'lo hacemos primero, antes de que empiece lo demás',
})

export const planForFullWeeks: IfThen = {
  if: 'la semana se llena demasiado',
  then: 'esto espera, y no pasa nada',
}
