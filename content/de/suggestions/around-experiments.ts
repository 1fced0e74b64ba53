import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'

/** For families that try nothing out just now, forgot to judge, or forgot what worked. */
export const aroundExperiments: readonly LibrarySuggestion[] = [
  {
    key: 'situation-try-one-change',
    kind: 'tip',
    title: 'Probiert eine Woche lang eine Sache anders',
    description:
      'Musik zum Frühstück, Schuhe an die Tür, Hausaufgaben am großen Tisch. Am Sonntag: behalten oder nicht.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-child-chooses-experiment',
    kind: 'tip',
    title: 'Lasst ein Kind aussuchen, was ihr als Nächstes probiert',
    description:
      'Fragt: „Was sollen wir anders machen?“ und nehmt die erste Idee, die niemandem wehtut.',
    topics: ['listening', 'creativity'],
    ages: ['6-8', '9-12', '13-17'],
    when: 'no-experiment',
  },
  {
    key: 'situation-look-back-together',
    kind: 'tip',
    title: 'Schaut zehn Minuten lang zurück',
    description:
      'Teams, die besprachen, was war, wurden über 46 Stichproben hinweg deutlich besser; Familien waren nicht darunter (Tannenbaum & Cerasoli, 2013). Etwas Gutes, etwas Schweres, eine Änderung.',
    topics: ['listening', 'learning'],
    ages: [],
    when: 'no-experiment',
  },
  {
    key: 'situation-swap-seats',
    kind: 'task',
    title: 'Eine Woche lang mit jemandem eine Aufgabe tauschen',
    description:
      'Du darfst fragen, wie, aber nicht, wie es bisher war. Am Sonntag: behalten oder zurücktauschen?',
    topics: ['helping-at-home', 'listening'],
    ages: [],
    icon: 'help',
    when: 'no-experiment',
  },
  {
    key: 'situation-judge-the-experiment',
    kind: 'tip',
    title: 'Sagt, was aus eurem Experiment geworden ist',
    description:
      'Behalten oder nicht: von allen ein Satz, dann ist es entschieden. Und es ist Platz für das nächste.',
    topics: ['learning', 'listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-ask-the-quietest-first',
    kind: 'tip',
    title: 'Fragt zuerst die Stillsten nach dem Experiment',
    description: 'Wer am wenigsten sagt, hat oft am meisten bemerkt. Dann sind die anderen dran.',
    topics: ['listening'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-tweak-by-one-step',
    kind: 'tip',
    title: 'Ändert nur eine Sache am Experiment',
    description:
      'Eine andere Zeit, ein anderer Ort oder ein anderer Mensch: eins davon, und noch eine Woche.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'experiment-waits',
  },
  {
    key: 'situation-open-the-playbook',
    kind: 'tip',
    title: 'Schaut wieder nach, was bei euch klappt',
    description:
      'Ihr habt herausgefunden, was bei euch klappt. Sucht eins davon aus und nehmt es wieder in diese Woche.',
    topics: ['learning', 'calm-days'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-teach-the-playbook',
    kind: 'tip',
    title: 'Erzählt einer anderen Familie, was bei euch klappt',
    description:
      'Beim Erklären fällt euch wieder ein, warum. Lasst euch auch etwas von ihr verraten.',
    topics: ['kindness', 'listening'],
    ages: [],
    when: 'playbook-rests',
  },
  {
    key: 'situation-playbook-on-the-fridge',
    kind: 'task',
    title: 'Auf ein Blatt schreiben, was bei uns klappt',
    description: 'Alle schreiben eine Zeile oder malen ein Bild dazu. Hängt es neben den Plan.',
    topics: ['helping-at-home', 'creativity'],
    ages: [],
    icon: 'plan',
    when: 'playbook-rests',
  },
]
