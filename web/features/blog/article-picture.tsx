import {
  Baby,
  CloudRain,
  Flag,
  HandHeart,
  Headphones,
  HeartHandshake,
  History,
  Sprout,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { articleIcons, type Article, type ArticleIcon } from '#content/articles/index.ts'
import { classes } from '#web/lib/classes.ts'

const icons: Record<ArticleIcon, LucideIcon> = {
  users: Users,
  flag: Flag,
  baby: Baby,
  'cloud-rain': CloudRain,
  'heart-handshake': HeartHandshake,
  history: History,
  sprout: Sprout,
  'hand-heart': HandHeart,
  headphones: Headphones,
}

const tones = [
  'bg-elephant-soft text-elephant-ink',
  'bg-marigold-soft text-marigold-ink',
  'bg-leaf-soft text-leaf-ink',
  'bg-coral-soft text-coral-ink',
]

/** An article's sign on its colour. */
export function ArticlePicture({ article }: { article: Article }) {
  const Icon = icons[article.icon]
  const tone = tones[articleIcons.indexOf(article.icon) % tones.length]
  return (
    <span
      aria-hidden="true"
      className={classes('rounded-card grid size-16 shrink-0 place-items-center', tone)}
    >
      <Icon className="size-8" />
    </span>
  )
}
