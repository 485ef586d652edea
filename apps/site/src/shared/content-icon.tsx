import { Icon } from '@jalonne/ui'
import {
  AppWindow,
  Bot,
  Building2,
  ChartLine,
  HardHat,
  HeartPulse,
  type IconNode,
  Landmark,
  LayoutGrid,
  MapPin,
  Megaphone,
  Palette,
  PawPrint,
  Scissors,
  Search,
  Server,
  Share2,
  ShoppingCart,
  Signpost,
  Sparkles,
  Target,
  Utensils,
} from 'lucide'
import type { Icon as IconName } from '../queries/sanity.types.ts'

// The names an editor can choose from.
const icons: Record<IconName, IconNode> = {
  'app-window': AppWindow,
  palette: Palette,
  search: Search,
  bot: Bot,
  server: Server,
  'shopping-cart': ShoppingCart,
  megaphone: Megaphone,
  'chart-line': ChartLine,
  target: Target,
  'share-2': Share2,
  'layout-grid': LayoutGrid,
  'map-pin': MapPin,
  signpost: Signpost,
  'heart-pulse': HeartPulse,
  landmark: Landmark,
  scissors: Scissors,
  utensils: Utensils,
  'paw-print': PawPrint,
  sparkles: Sparkles,
  'hard-hat': HardHat,
  'building-2': Building2,
}

interface ContentIconProps {
  /** As the content has it; a signpost stands in for one that is missing or unknown. */
  name: string | null
  size?: number
  className?: string | undefined
}

/** An icon an editor has chosen. Knows all of them: for parts that are loaded on their own. */
export function ContentIcon({ name, ...rest }: ContentIconProps) {
  const known: Readonly<Record<string, IconNode>> = icons
  return <Icon of={known[name ?? ''] ?? Signpost} {...rest} />
}
