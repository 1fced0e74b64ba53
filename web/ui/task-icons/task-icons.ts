import { t } from '#core/say.ts'
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
  bed: { Icon: icons.BedSingle, label: t`Make the bed` },
  wake: { Icon: icons.AlarmClock, label: t`Get up` },
  teeth: { Icon: icons.Toothbrush, label: t`Brush teeth` },
  shower: { Icon: icons.ShowerHead, label: t`Shower` },
  bath: { Icon: icons.Bath, label: t`Bath` },
  dress: { Icon: icons.Shirt, label: t`Get dressed` },
  bag: { Icon: icons.Backpack, label: t`Pack the bag` },
  medicine: { Icon: icons.Pill, label: t`Medicine` },
  sleep: { Icon: icons.Moon, label: t`Bedtime` },
  table: { Icon: icons.Utensils, label: t`Set the table` },
  cook: { Icon: icons.CookingPot, label: t`Cook` },
  lunch: { Icon: icons.Sandwich, label: t`Packed lunch` },
  fruit: { Icon: icons.Apple, label: t`Fruit` },
  vegetables: { Icon: icons.Salad, label: t`Vegetables` },
  water: { Icon: icons.GlassWater, label: t`Drink water` },
  shopping: { Icon: icons.ShoppingBasket, label: t`Shopping` },
  dishes: { Icon: Plate, label: t`Dishes` },
  laundry: { Icon: icons.WashingMachine, label: t`Laundry` },
  tidy: { Icon: icons.Blocks, label: t`Tidy up` },
  clean: { Icon: icons.BrushCleaning, label: t`Clean` },
  rubbish: { Icon: icons.Trash2, label: t`Take out the rubbish` },
  recycle: { Icon: icons.Recycle, label: t`Recycle` },
  repair: { Icon: icons.Hammer, label: t`Repair` },
  garden: { Icon: icons.Flower2, label: t`Garden` },
  plants: { Icon: icons.Sprout, label: t`Water the plants` },
  dog: { Icon: icons.Dog, label: t`Dog` },
  cat: { Icon: icons.Cat, label: t`Cat` },
  fish: { Icon: icons.Fish, label: t`Fish` },
  bird: { Icon: icons.Bird, label: t`Bird` },
  pet: { Icon: icons.PawPrint, label: t`Pet` },
  read: { Icon: icons.BookOpen, label: t`Read` },
  homework: { Icon: icons.Pencil, label: t`Homework` },
  school: { Icon: icons.GraduationCap, label: t`School` },
  language: { Icon: icons.Languages, label: t`Language` },
  music: { Icon: icons.Music, label: t`Music` },
  instrument: { Icon: icons.Guitar, label: t`Instrument` },
  draw: { Icon: icons.Palette, label: t`Draw and paint` },
  craft: { Icon: icons.Scissors, label: t`Crafts` },
  theatre: { Icon: icons.Drama, label: t`Theatre` },
  puzzle: { Icon: icons.Puzzle, label: t`Puzzle` },
  game: { Icon: icons.Dices, label: t`Board game` },
  walk: { Icon: icons.Footprints, label: t`Walk` },
  bike: { Icon: icons.Bike, label: t`Bike` },
  swim: { Icon: icons.Waves, label: t`Swim` },
  ball: { Icon: icons.Volleyball, label: t`Ball game` },
  hike: { Icon: icons.Mountain, label: t`Hike` },
  forest: { Icon: icons.TreePine, label: t`Forest` },
  outside: { Icon: icons.Sun, label: t`Outside` },
  camp: { Icon: icons.Tent, label: t`Camp` },
  trip: { Icon: icons.Car, label: t`Trip` },
  world: { Icon: icons.Globe, label: t`Discover the world` },
  together: { Icon: icons.Heart, label: t`Time together` },
  talk: { Icon: icons.MessageCircle, label: t`Talk` },
  help: { Icon: icons.HandHeart, label: t`Help somebody` },
  gift: { Icon: icons.Gift, label: t`Gift` },
  party: { Icon: icons.Cake, label: t`Celebrate` },
  call: { Icon: icons.Phone, label: t`Call somebody` },
  letter: { Icon: icons.Mail, label: t`Write a letter` },
  screens: { Icon: icons.Smartphone, label: t`Screens off` },
  rest: { Icon: icons.Sofa, label: t`Rest` },
  money: { Icon: icons.Coins, label: t`Money` },
  save: { Icon: icons.PiggyBank, label: t({ message: 'Save', context: 'money' }) },
  plan: { Icon: icons.CalendarDays, label: t`Plan` },
  mission: { Icon: Elephant, label: t`Our mission` },
  star: { Icon: icons.Star, label: t`Something special` },
} satisfies Record<string, TaskIconEntry>

export type TaskIconName = keyof typeof taskIcons

export const taskIconNames = keysOf(taskIcons)

export function isTaskIconName(name: string | null | undefined): name is TaskIconName {
  return name != null && Object.hasOwn(taskIcons, name)
}
