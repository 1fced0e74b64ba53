import type { GuideSection } from '#content/guide/section.ts'

export const guideWhenItGoesWrong: readonly GuideSection[] = [
  {
    id: 'when-it-goes-wrong',
    heading: 'Quand ça coince',
    icon: 'life-buoy',
    paragraphs: [
      {
        text: 'Certaines semaines, ça coincera. Un conseil qui finit tôt avec un biscuit reste un conseil.',
      },
    ],
    items: [
      {
        text: 'Personne n’en a envie : faites la version de huit minutes, ou juste les mercis et un jeu.',
      },
      {
        text: 'Le ton monte : une pause, un verre d’eau, et la prochaine chose facile.',
      },
      {
        text: 'Ça tourne au procès : arrêtez là. Ce qui concerne un enfant se discute avec cet enfant, à part.',
        sources: ['positiveDiscipline'],
      },
      {
        text: 'Quelqu’un parle tout le temps : retournez le sablier, faites passer le bâton de parole.',
      },
      { text: 'Quelqu’un ne parle jamais : posez une question à laquelle on répond en montrant.' },
      {
        text: 'Peu de choses ont été faites : prévoyez-en la moitié. Moins de promesses, plus de coches.',
      },
      {
        text: 'Un parent fait tout : passez la barre pour un mois, outils et charge mentale compris.',
      },
      {
        text: 'Vous avez décidé quelque chose d’idiot : essayez-le une semaine, sauf si c’est dangereux.',
      },
      {
        text: 'Vous avez manqué trois semaines : recommencez n’importe quel jour. Il n’y a rien à rattraper.',
      },
    ],
  },
  {
    id: 'when-life-is-heavy',
    heading: 'Quand la vie est lourde',
    icon: 'heart',
    paragraphs: [
      {
        text: 'Maladie, deuil, déménagement, séparation : laissez l’objectif dormir et mettez la semaine en pause. Ne gardez que ce qui vous fait du bien ; pour beaucoup, ce sont les mercis.',
      },
      {
        text: 'Un conseil de famille n’est pas une thérapie. Si quelqu’un est en détresse ou en danger, parlez-en à un médecin, à un service d’aide ou à une ligne d’écoute près de chez vous.',
      },
    ],
    items: [],
  },
]
