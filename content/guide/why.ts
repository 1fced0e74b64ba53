import type { GuideSection } from './section.ts'

export const guideWhy: GuideSection = {
  id: 'why-it-works',
  heading: 'Why a short meeting helps',
  icon: 'lightbulb',
  paragraphs: [
    {
      text: 'Twenty minutes in which everybody has a say will not change a family overnight. It gives the week one place where thanks are said, plans are made and small worries are heard early.',
    },
    {
      text: 'What follows is what research says about the single parts, and how far it goes. Hardly any of it studied family meetings themselves.',
    },
  ],
  items: [
    {
      text: 'Family routines and rituals are associated with more capable parenting and better-adjusted children. The review covers 32 publications; it shows a connection, not a cause.',
      sources: ['fiese'],
    },
    {
      text: 'Keeping track of progress helped people to reach their goals in 138 experiments. The effect was moderate (d = 0.40), and larger when progress was put in writing or made public. A plan on the fridge does both.',
      sources: ['harkin'],
    },
    {
      text: 'Fifth-graders who were taught to name an obstacle and a matching if-then improved in grades and attendance. It is one small trial with 77 children, but it costs two minutes.',
      sources: ['duckworth'],
    },
    {
      text: 'Looking back in a structured way made teams and individuals better at what they do (d = 0.67 over 46 samples). They came from work and training, not from families.',
      sources: ['tannenbaum'],
    },
    {
      text: 'Promised prizes tend to lower people’s own interest in a task, more in children than in college students; praise that informs tends to raise it. So we celebrate together, and pay nobody per tick.',
      sources: ['deci'],
    },
    {
      text: 'Toddlers whose parents praised what they did, rather than who they were, thought more of effort and challenge five years later. Associated with, again; but thanking for what was done is easy.',
      sources: ['gunderson'],
    },
    {
      text: 'People turn to their goals more often when a week, a month or a year begins. That makes the first day of your week a good one to start.',
      sources: ['dai'],
    },
    {
      text: 'As their parents saw it, children’s say in decisions grew slowly from 9 to 14 and quickly from 15. The study followed 201 European American families; yours may be ahead of it.',
      sources: ['wrayLake'],
    },
  ],
}
