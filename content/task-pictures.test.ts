import { describe, expect, test } from 'vitest'
import { firstTheme, type Theme } from '#core/tasks/themes.ts'
import { taskPictures } from './task-pictures.ts'
import { taskPictures as arabic } from './ar/task-pictures.ts'
import { taskPictures as german } from './de/task-pictures.ts'
import { taskPictures as spanish } from './es/task-pictures.ts'
import { taskPictures as french } from './fr/task-pictures.ts'

/** Tasks as a family writes them down, and the picture that a child knows them by. */
const tasks: [
  language: string,
  pictures: readonly Theme[],
  titles: Record<string, string | null>,
][] = [
  [
    'English',
    taskPictures,
    {
      'Brush teeth without being asked': 'teeth',
      'Read together for ten minutes': 'read',
      'Water the plants': 'plants',
      'Drink a glass of water': 'water',
      'Walk the dog': 'dog',
      'Walk to school': 'walk',
      'Feed the cats': 'cat',
      'Take out the bins': 'rubbish',
      'Pack the school bag': 'bag',
      'Wash up after dinner': 'dishes',
      'Pyjamas on before the story': 'dress',
      '': null,
      'Do the other thing': null,
      'Get ready': null,
    },
  ],
  [
    'German',
    german,
    {
      'Frühstück machen': 'table',
      'Zähne putzen': 'teeth',
      'Küche putzen': 'clean',
      'Das Kinderzimmer aufräumen': 'tidy',
      'Müll rausbringen': 'rubbish',
      'Mit dem Hund rausgehen': 'dog',
      'Blumen gießen': 'plants',
      'Spülmaschine ausräumen': 'dishes',
      'Oma anrufen': 'call',
      'Eine Gutenachtgeschichte vorlesen': 'read',
      'Um acht ins Bett': 'sleep',
      'Fußball spielen': 'ball',
      'Nicht vergessen': null,
      'Ganz praktisch sein': null,
    },
  ],
  [
    'Spanish',
    spanish,
    {
      'Poner la mesa': 'table',
      'Limpiarse los dientes': 'teeth',
      'Hacer la cama': 'bed',
      'Sacar la basura': 'rubbish',
      'Pasear al perro': 'dog',
      'Regar las plantas': 'plants',
      'Lavar los platos': 'dishes',
      'Lavar la ropa': 'laundry',
      'Recoger los juguetes': 'tidy',
      'Leer un cuento': 'read',
      'Jugar al fútbol': 'ball',
      'Llamar a la abuela': 'call',
      'Apagar el ordenador': null,
      'Este mes sin quejas': null,
    },
  ],
  [
    'French',
    french,
    {
      'Mettre la table': 'table',
      'Se brosser les dents': 'teeth',
      'Faire son lit': 'bed',
      'Sortir les poubelles': 'rubbish',
      'Promener le chien': 'dog',
      'Arroser les plantes': 'plants',
      'Vider le lave-vaisselle': 'dishes',
      'Préparer le sac d’école': 'bag',
      'Ranger sa chambre': 'tidy',
      'On lit une histoire': 'read',
      'Marcher vingt minutes': 'walk',
      'Aller au marché': 'shopping',
      'Aller au lit à huit heures': 'sleep',
      'Un cours de rien': null,
    },
  ],
  [
    'Arabic',
    arabic,
    {
      'ترتيب المائدة': 'table',
      'تنظيف الأسنان': 'teeth',
      'ترتيب السرير': 'bed',
      'إخراج القمامة': 'rubbish',
      'إطعام القطة': 'cat',
      'سقي النباتات': 'plants',
      'غسل الأطباق': 'dishes',
      'تنظيف المطبخ': 'clean',
      'ترتيب الغرفة': 'tidy',
      'قراءة قصة قبل النوم': 'read',
      'كتابة رسالة إلى الجدة': 'letter',
      'حلّ الواجبات المدرسية': 'homework',
      'اللعب بالكرة': 'ball',
      'فقط نصف ساعة': null,
    },
  ],
]

describe.each(tasks)('the pictures of %s tasks', (_, pictures, titles) => {
  test.each(Object.entries(titles))('“%s” is %s [N29]', (title, picture) => {
    expect(firstTheme(title, pictures)).toBe(picture)
  })

  test('are those of English, each of them once', () => {
    expect(pictures.map(({ id }) => id)).toEqual(taskPictures.map(({ id }) => id))
  })
})
