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
  'Aujourd’hui': [
    [everybody, 'Quelle a été la meilleure bouchée de ta journée ?'],
    [everybody, 'Qu’as-tu entendu aujourd’hui que tu n’avais jamais entendu ?', 'by ear'],
    [everybody, 'Qui t’a fait rire aujourd’hui, et comment ?'],
    [young, 'À quoi as-tu joué, et qui décidait des règles ?'],
    [children, 'Quelle est la chose la plus douce que tu aies touchée ?'],
    [school, 'Qu’as-tu fait à la récré ?'],
    [school, 'Qu’apprendrais-tu à la classe si c’était ton tour ?'],
    [readers, 'Quelles cinq minutes d’aujourd’hui voudrais-tu revivre ?'],
    [older, 'Qu’as-tu découvert que tu pourrais nous expliquer en une minute ?'],
    [grown, 'Qu’as-tu failli dire aujourd’hui, et pas dit ?'],
    [grown, 'Quand as-tu pu être toi-même, complètement ?'],
    [small, 'Quelles chaussures avais-tu, et où sont-elles allées ?'],
  ],
  Ressentir: [
    [everybody, 'Si ton humeur était la météo, quel temps ferait-il ?'],
    [everybody, 'Qu’est-ce qui t’aide quand tu es triste ?'],
    [young, 'Où, dans ton corps, sens-tu la colère arriver ?'],
    [small, 'Qu’est-ce qui est plus douillet : des genoux ou une couverture ?'],
    [children, 'Quand as-tu eu du courage sans que personne le voie ?'],
    [school, 'Qu’est-ce qui te chatouille le ventre avant de le faire ?'],
    [readers, 'De quoi te réjouis-tu, même si c’est minuscule ?'],
    [readers, 'Quand a-t-on vraiment écouté ce que tu disais, la dernière fois ?'],
    [older, 'Qu’est-ce qui te faisait peur avant, et plus maintenant ?'],
    [grown, 'En quoi les gens se trompent-ils sur toi ?'],
    [grown, 'Que fais-tu quand tu as besoin de paix, et nous le dirais-tu ?'],
    [young, 'Quelle chanson te donne envie de sauter ?', 'by ear'],
  ],
  'Et si…': [
    [everybody, 'Si tu pouvais parler avec une sorte d’animal, laquelle ?'],
    [everybody, 'Si notre maison avait une pièce de plus, qu’y aurait-il dedans ?'],
    [young, 'Si tu avais la taille d’un pouce, où dormirais-tu ?'],
    [young, 'Si les jouets se réveillaient la nuit, que feraient les tiens ?'],
    [children, 'Si personne ne te voyait jusqu’au repas, que ferais-tu ?'],
    [school, 'Si l’école était à toi un jour, que changerais-tu d’abord ?'],
    [school, 'S’il y avait une porte derrière l’armoire, où mènerait-elle ?'],
    [readers, 'S’il fallait vivre une semaine sans électricité, que ferait-on le soir ?'],
    [readers, 'Si dès demain tu savais tout d’une chose, laquelle ?'],
    [older, 'Si tu pouvais envoyer une phrase au monde entier, laquelle ?'],
    [grown, 'Si personne ne le savait jamais, le ferais-tu quand même ?'],
    [small, 'Si tu avais une queue, comment serait-elle ?'],
  ],
  Nous: [
    [everybody, 'Qu’est-ce que tu aimes dans notre maison ?'],
    [everybody, 'Que fait-on qu’aucune autre famille ne fait ?'],
    [small, 'Qui fait les meilleurs câlins de la famille ?'],
    [young, 'Qu’est-ce qu’on fait ensemble quand il pleut ?'],
    [children, 'Quelle est la chose la plus drôle qui nous soit arrivée ?'],
    [children, 'Si on était une équipe, qu’y aurait-il sur nos maillots ?'],
    [school, 'Quelle règle de la maison voudrais-tu expliquer à un visiteur ?'],
    [readers, 'En quoi chacun de nous a-t-il progressé cette année ?'],
    [readers, 'Quelle odeur veut dire « maison » pour toi ?'],
    [older, 'Que devrait-on encore faire ensemble dans dix ans ?'],
    [grown, 'Qu’as-tu appris de quelqu’un de plus jeune que toi ?'],
    [grown, 'Laquelle de nos habitudes te manquerait si tu vivais ailleurs ?'],
  ],
  Bêtises: [
    [everybody, 'Quel légume es-tu, et pourquoi ?'],
    [everybody, 'Quel bruit ferait notre famille si c’était une machine ?', 'by ear'],
    [young, 'Que dit un escargot quand il se cogne l’orteil ?'],
    [young, 'Que se passerait-il si des spaghettis te poussaient sur la tête ?'],
    [children, 'Quel superpouvoir ne servirait à rien du tout ?'],
    [children, 'Que mettrait un chien sur sa liste de courses ?'],
    [school, 'Quelle est la pire glace que tu puisses inventer ?'],
    [readers, 'Quel mot est le plus amusant à dire ?'],
    [readers, 'De quoi se plaindraient tes chaussettes ?'],
    [older, 'Quel objet de tous les jours étonnerait le plus un extraterrestre ?'],
    [grown, 'De quoi as-tu le titre mondial, dans cette pièce ?'],
    [small, 'Tu sais chanter « Un éléphant qui se balançait » ?'],
  ],
  Autrefois: [
    [everybody, 'Quelle est la première chose dont tu te souviens ?'],
    [young, 'Que ne savais-tu pas faire bébé, et maintenant oui ?'],
    [small, 'De quoi as-tu rêvé ?'],
    [children, 'Quel cadeau as-tu tant aimé que tu l’as pris dans ton lit ?'],
    [children, 'Que voudrais-tu savoir de mamie ou papi quand ils étaient petits ?'],
    [school, 'Quelle a été ta meilleure cachette ?'],
    [readers, 'Quel jour voudrais-tu vivre encore une fois ?'],
    [readers, 'À quoi croyais-tu, dans ton enfance, qui n’était pas vrai ?'],
    [older, 'Qui t’a appris quelque chose qui te sert encore ?'],
    [grown, 'Quelle bêtise as-tu faite à l’école ?'],
    [grown, 'Quelle odeur te ramène aussitôt quelque part ?'],
    [school, 'Quel était ton coin préféré à la maternelle ?'],
  ],
  Rêves: [
    [everybody, 'Où volerais-tu si tu avais des ailes jusqu’à demain ?'],
    [everybody, 'Que voudrais-tu savoir faire à ton prochain anniversaire ?'],
    [small, 'Quel métier te fait rêver pour plus tard ?'],
    [young, 'Que devrait-on construire de plus haut que toi ?'],
    [children, 'Avec quel animal voudrais-tu vivre, si ça pouvait s’arranger ?'],
    [school, 'Qu’inventerais-tu pour que les matins soient plus faciles ?'],
    [school, 'Que ferais-tu d’une journée entière sans aucun plan ?'],
    [readers, 'Quel endroit veux-tu voir de tes yeux ?'],
    [readers, 'Que voudrais-tu qu’on te demande plus souvent ?'],
    [older, 'Qu’essaierais-tu si tu savais que personne ne rirait ?'],
    [grown, 'À quoi ressemble un bon mardi dans dix ans ?'],
    [grown, 'Qu’as-tu cessé de souhaiter, et es-tu bien avec ça ?'],
  ],
  Gentillesse: [
    [everybody, 'Qui a fait quelque chose de gentil pour toi cette semaine ?'],
    [everybody, 'À qui pourrait-on faire une surprise demain, et laquelle ?'],
    [young, 'Comment voit-on que quelqu’un a besoin d’un ami ?'],
    [small, 'À qui veux-tu faire un câlin aujourd’hui ?'],
    [children, 'Qu’as-tu partagé, et était-ce difficile ?'],
    [children, 'Que pourrait-on faire pour les animaux d’ici ?'],
    [school, 'Qui reste parfois seul, et que pourrais-tu faire ?'],
    [readers, 'Quelle gentillesse ne coûte rien ?'],
    [readers, 'Quelle phrase voudrais-tu entendre de l’un de nous ?'],
    [older, 'Quand était-ce dur d’être gentil, et qu’as-tu fait ?'],
    [grown, 'À qui dois-tu un message, un appel ou un merci ?'],
    [grown, 'Qu’est-ce que quelqu’un a fait pour toi, et a sûrement oublié ?'],
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
