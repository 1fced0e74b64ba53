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
  Heute: [
    [everybody, 'Was war heute dein bester Bissen?'],
    [everybody, 'Was hast du heute gehört, das du noch nie gehört hattest?', 'by ear'],
    [everybody, 'Wer hat dich heute zum Lachen gebracht, und wie?'],
    [young, 'Was hast du gespielt, und wer hat die Regeln gemacht?'],
    [children, 'Was war heute das Weichste, das du angefasst hast?'],
    [school, 'Was hast du in den Pausen gemacht?'],
    [school, 'Was würdest du der Klasse beibringen, wenn du dran wärst?'],
    [readers, 'Welche fünf Minuten von heute hättest du gern noch einmal?'],
    [older, 'Was hast du heute herausgefunden, das du uns in einer Minute erklären kannst?'],
    [grown, 'Was hättest du heute beinahe gesagt und hast es dann gelassen?'],
    [grown, 'Wann warst du heute ganz du selbst?'],
    [small, 'Welche Schuhe hattest du an, und wohin sind sie gegangen?'],
  ],
  Gefühle: [
    [everybody, 'Wenn deine Laune ein Wetter wäre, wie wäre es gerade?'],
    [everybody, 'Was hilft dir, wenn du traurig bist?'],
    [young, 'Wo in deinem Körper merkst du, dass du wütend bist?'],
    [small, 'Was ist kuscheliger: ein Schoß oder eine Decke?'],
    [children, 'Wann hast du dich etwas getraut, und niemand hat es gesehen?'],
    [school, 'Wobei kribbelt dir vorher der Bauch?'],
    [readers, 'Worauf freust du dich, auch wenn es winzig ist?'],
    [readers, 'Wann hat dir zuletzt jemand richtig zugehört?'],
    [older, 'Was hat dir früher Angst gemacht und heute nicht mehr?'],
    [grown, 'Was verstehen andere an dir falsch?'],
    [grown, 'Was machst du, wenn du Ruhe brauchst, und sagst du es uns?'],
    [young, 'Bei welchem Lied musst du hüpfen?', 'by ear'],
  ],
  'Was wenn': [
    [everybody, 'Wenn du mit einer Tierart reden könntest, mit welcher?'],
    [everybody, 'Wenn wir ein Zimmer mehr hätten, was wäre darin?'],
    [young, 'Wenn du so klein wärst wie ein Daumen, wo würdest du schlafen?'],
    [young, 'Wenn Spielsachen nachts aufwachten, was würden deine machen?'],
    [children, 'Wenn du bis zum Abendessen unsichtbar wärst, was würdest du tun?'],
    [school, 'Wenn du einen Tag lang die Schule leiten dürftest, was würdest du zuerst ändern?'],
    [school, 'Wenn hinter dem Schrank eine Tür wäre, wohin ginge es da?'],
    [readers, 'Wenn wir eine Woche keinen Strom hätten, was würden wir abends machen?'],
    [readers, 'Wenn du ab morgen etwas richtig gut könntest, was wäre es?'],
    [older, 'Wenn du allen Menschen der Welt einen Satz schicken könntest, welchen?'],
    [grown, 'Wenn es nie jemand erführe, würdest du es trotzdem tun?'],
    [small, 'Wenn du einen Schwanz hättest, wie sähe er aus?'],
  ],
  Wir: [
    [everybody, 'Was magst du an unserem Zuhause?'],
    [everybody, 'Was machen wir, das keine andere Familie macht?'],
    [small, 'Wer in unserer Familie kann am besten umarmen?'],
    [young, 'Was machen wir zusammen, wenn es regnet?'],
    [children, 'Was ist das Lustigste, das uns je passiert ist?'],
    [children, 'Wenn wir ein Team wären, was stünde auf unseren Trikots?'],
    [school, 'Welche Familienregel würdest du gern einem Gast erklären?'],
    [readers, 'Worin sind wir alle dieses Jahr besser geworden?'],
    [readers, 'Welcher Geruch heißt für dich Zuhause?'],
    [older, 'Was sollten wir in zehn Jahren noch zusammen machen?'],
    [grown, 'Was hast du von jemandem gelernt, der jünger ist als du?'],
    [grown, 'Welche unserer Gewohnheiten würde dir fehlen, wenn du allein wohntest?'],
  ],
  Quatsch: [
    [everybody, 'Welches Gemüse bist du, und warum?'],
    [
      everybody,
      'Welches Geräusch würde unsere Familie machen, wenn sie eine Maschine wäre?',
      'by ear',
    ],
    [young, 'Was sagt eine Schnecke, wenn sie sich den Zeh stößt?'],
    [young, 'Was wäre, wenn dir Spaghetti auf dem Kopf wüchsen?'],
    [children, 'Welche Superkraft wäre zu gar nichts nütze?'],
    [children, 'Was würde ein Hund auf den Einkaufszettel schreiben?'],
    [school, 'Welches ist das schlimmste Eis, das du erfinden kannst?'],
    [readers, 'Welches Wort macht beim Sagen am meisten Spaß?'],
    [readers, 'Worüber würden sich deine Socken beschweren?'],
    [older, 'Welches Ding aus unserem Alltag würde einen Gast aus dem All am meisten verwirren?'],
    [grown, 'Worin macht dir in diesem Zimmer niemand etwas vor?'],
    [small, 'Kannst du ein Wackelpudding sein?'],
  ],
  Früher: [
    [everybody, 'Was ist das Erste, woran du dich erinnern kannst?'],
    [young, 'Was konntest du als Baby noch nicht und kannst es jetzt?'],
    [small, 'Was hast du geträumt?'],
    [children, 'Welches Geschenk mochtest du so gern, dass es mit ins Bett kam?'],
    [children, 'Was möchtest du über Oma oder Opa als Kind wissen?'],
    [school, 'Welches war das beste Versteck, das du je gefunden hast?'],
    [readers, 'Welchen Tag würdest du gern noch einmal erleben?'],
    [readers, 'Was hast du früher geglaubt, das gar nicht stimmte?'],
    [older, 'Wer hat dir etwas beigebracht, das du heute noch brauchst?'],
    [grown, 'Wofür hast du in der Schule Ärger bekommen?'],
    [grown, 'Welcher Geruch bringt dich sofort an einen anderen Ort?'],
    [school, 'Was war im Kindergarten dein liebster Platz?'],
  ],
  Träume: [
    [everybody, 'Wohin würdest du fliegen, wenn du bis morgen Flügel hättest?'],
    [everybody, 'Was möchtest du bis zu deinem nächsten Geburtstag können?'],
    [small, 'Was willst du werden, wenn du groß bist?'],
    [young, 'Was sollten wir bauen, das größer ist als du?'],
    [children, 'Mit welchem Tier würdest du gern zusammenwohnen, wenn es ginge?'],
    [school, 'Was würdest du erfinden, damit der Morgen leichter wird?'],
    [school, 'Was würdest du mit einem ganzen Tag ohne Plan machen?'],
    [readers, 'Welchen Ort willst du mit eigenen Augen sehen?'],
    [readers, 'Was würdest du gern öfter gefragt werden?'],
    [older, 'Was würdest du versuchen, wenn du wüsstest, dass niemand lacht?'],
    [grown, 'Wie sieht in zehn Jahren ein guter Dienstag aus?'],
    [grown, 'Was wünschst du dir nicht mehr, und bist du froh darüber?'],
  ],
  'Lieb sein': [
    [everybody, 'Wer war diese Woche lieb zu dir?'],
    [everybody, 'Wen könnten wir morgen überraschen, und womit?'],
    [young, 'Woran merkst du, dass jemand Freunde braucht?'],
    [small, 'Wen willst du heute umarmen?'],
    [children, 'Was hast du geteilt, und war es schwer?'],
    [children, 'Was könnten wir für die Tiere hier in der Gegend tun?'],
    [school, 'Wer sitzt manchmal allein, und was könntest du tun?'],
    [readers, 'Was ist lieb und kostet nichts?'],
    [readers, 'Welchen Satz würdest du gern von jemandem von uns hören?'],
    [older, 'Wann war es schwer, nett zu sein, und was hast du gemacht?'],
    [grown, 'Wem schuldest du eine Nachricht, einen Anruf oder ein Danke?'],
    [grown, 'Was hat jemand für dich getan und wohl längst vergessen?'],
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
