import { keysOf } from '#core/lib/typed-objects.ts'
import { createLucideIcon, type LucideIcon } from '#web/ui/icon.ts'
import * as icons from '#web/ui/icons.ts'

// In lucide's own manner: 24 × 24, lines of 2, round ends.
const Plate = createLucideIcon('plate', [
  ['circle', { cx: '11', cy: '13.5', r: '8.5' }],
  ['circle', { cx: '11', cy: '13.5', r: '4' }],
  ['path', { d: 'M20 2v4M22 4h-4' }],
])
const Elephant = createLucideIcon('elephant', [
  ['path', { d: 'M7 20v-3.5h3.5V20H14v-5.5c1 .3 1.8.500 2.5.5' }],
  [
    'path',
    {
      d: 'M7 20H3.5v-9A7 7 0 0 1 10.5 4H14a5.5 5.5 0 0 1 5.5 5.5V16a1.5 1.5 0 0 0 3 0',
    },
  ],
  ['path', { d: 'M12 4.5c-1.5 3-.5 6.5 2.5 7' }],
  ['path', { d: 'M16.5 9h.01' }],
])

interface TaskIconEntry {
  Icon: LucideIcon
  label: string
}

/** The pictures a task can carry, for those who do not read yet; all of them hold at 24 px in black. */
export const taskIcons = {
  bed: { Icon: icons.BedSingle, label: 'Make the bed' },
  wake: { Icon: icons.AlarmClock, label: 'Get up' },
  teeth: { Icon: icons.Toothbrush, label: 'Brush teeth' },
  shower: { Icon: icons.ShowerHead, label: 'Shower' },
  bath: { Icon: icons.Bath, label: 'Bath' },
  dress: { Icon: icons.Shirt, label: 'Get dressed' },
  bag: { Icon: icons.Backpack, label: 'Pack the bag' },
  medicine: { Icon: icons.Pill, label: 'Medicine' },
  sleep: { Icon: icons.Moon, label: 'Bedtime' },
  table: { Icon: icons.Utensils, label: 'Set the table' },
  cook: { Icon: icons.CookingPot, label: 'Cook' },
  lunch: { Icon: icons.Sandwich, label: 'Packed lunch' },
  fruit: { Icon: icons.Apple, label: 'Fruit' },
  vegetables: { Icon: icons.Salad, label: 'Vegetables' },
  water: { Icon: icons.GlassWater, label: 'Drink water' },
  shopping: { Icon: icons.ShoppingBasket, label: 'Shopping' },
  dishes: { Icon: Plate, label: 'Dishes' },
  laundry: { Icon: icons.WashingMachine, label: 'Laundry' },
  tidy: { Icon: icons.Blocks, label: 'Tidy up' },
  clean: { Icon: icons.BrushCleaning, label: 'Clean' },
  rubbish: { Icon: icons.Trash2, label: 'Take out the rubbish' },
  recycle: { Icon: icons.Recycle, label: 'Recycle' },
  repair: { Icon: icons.Hammer, label: 'Repair' },
  garden: { Icon: icons.Flower2, label: 'Garden' },
  plants: { Icon: icons.Sprout, label: 'Water the plants' },
  dog: { Icon: icons.Dog, label: 'Dog' },
  cat: { Icon: icons.Cat, label: 'Cat' },
  fish: { Icon: icons.Fish, label: 'Fish' },
  bird: { Icon: icons.Bird, label: 'Bird' },
  pet: { Icon: icons.PawPrint, label: 'Pet' },
  read: { Icon: icons.BookOpen, label: 'Read' },
  homework: { Icon: icons.Pencil, label: 'Homework' },
  school: { Icon: icons.GraduationCap, label: 'School' },
  language: { Icon: icons.Languages, label: 'Language' },
  music: { Icon: icons.Music, label: 'Music' },
  instrument: { Icon: icons.Guitar, label: 'Instrument' },
  draw: { Icon: icons.Palette, label: 'Draw and paint' },
  craft: { Icon: icons.Scissors, label: 'Crafts' },
  theatre: { Icon: icons.Drama, label: 'Theatre' },
  puzzle: { Icon: icons.Puzzle, label: 'Puzzle' },
  game: { Icon: icons.Dices, label: 'Board game' },
  walk: { Icon: icons.Footprints, label: 'Walk' },
  bike: { Icon: icons.Bike, label: 'Bike' },
  swim: { Icon: icons.Waves, label: 'Swim' },
  ball: { Icon: icons.Volleyball, label: 'Ball game' },
  hike: { Icon: icons.Mountain, label: 'Hike' },
  forest: { Icon: icons.TreePine, label: 'Forest' },
  outside: { Icon: icons.Sun, label: 'Outside' },
  camp: { Icon: icons.Tent, label: 'Camp' },
  trip: { Icon: icons.Car, label: 'Trip' },
  world: { Icon: icons.Globe, label: 'Discover the world' },
  together: { Icon: icons.Heart, label: 'Time together' },
  talk: { Icon: icons.MessageCircle, label: 'Talk' },
  help: { Icon: icons.HandHeart, label: 'Help somebody' },
  gift: { Icon: icons.Gift, label: 'Gift' },
  party: { Icon: icons.Cake, label: 'Celebrate' },
  call: { Icon: icons.Phone, label: 'Call somebody' },
  letter: { Icon: icons.Mail, label: 'Write a letter' },
  screens: { Icon: icons.Smartphone, label: 'Screens off' },
  rest: { Icon: icons.Sofa, label: 'Rest' },
  money: { Icon: icons.Coins, label: 'Money' },
  save: { Icon: icons.PiggyBank, label: 'Save' },
  plan: { Icon: icons.CalendarDays, label: 'Plan' },
  mission: { Icon: Elephant, label: 'Our mission' },
  star: { Icon: icons.Star, label: 'Something special' },
} satisfies Record<string, TaskIconEntry>

export type TaskIconName = keyof typeof taskIcons

export const taskIconNames = keysOf(taskIcons)

export function isTaskIconName(name: string | null | undefined): name is TaskIconName {
  return name != null && Object.hasOwn(taskIcons, name)
}
