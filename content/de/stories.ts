import type { Story } from '#content/stories.ts'

export const stories: readonly Story[] = [
  {
    id: 'mornings',
    mission: 'Aus dem Haus mit beiden Schuhen',
    text: 'Die Schuhe bekamen eine Kiste. Esi schaut jeden Abend hinein, denn darum hat sie gebeten. In der dritten Woche gab es Pfannkuchen, an einem Montag.',
    family: 'Amara mit Kofi (9) und Esi (5)',
  },
  {
    id: 'hill',
    mission: 'Auf den Berg, bis ganz nach oben',
    text: 'Lucía hatte eine Bedingung: Sie plant, was es unterwegs zu essen gibt. Es gab einen Streit um Stiefel, und oben gab es Kakao.',
    family: 'Tomás und Erik mit Lucía (14)',
  },
  {
    id: 'grandma',
    mission: 'Zehn Geschichten von Oma',
    text: 'Jeden Sonntag hatten die Zwillinge eine Frage an Oma Ruth, und in der sechsten Woche hatte sie eine an die beiden. Jetzt wissen alle, wie das Fahrrad in den Teich kam.',
    family: 'Ruth, Hanna und Ben mit Yusuf und Mina (7)',
  },
]
