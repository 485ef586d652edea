import { Icon } from '@jalonne/ui'
import type { LucideIcon } from 'lucide-react'
import AppWindow from 'lucide-react/icons/app-window'
import Bot from 'lucide-react/icons/bot'
import Building2 from 'lucide-react/icons/building-2'
import ChartLine from 'lucide-react/icons/chart-line'
import HardHat from 'lucide-react/icons/hard-hat'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Landmark from 'lucide-react/icons/landmark'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MapPin from 'lucide-react/icons/map-pin'
import Megaphone from 'lucide-react/icons/megaphone'
import Palette from 'lucide-react/icons/palette'
import PawPrint from 'lucide-react/icons/paw-print'
import Scissors from 'lucide-react/icons/scissors'
import Search from 'lucide-react/icons/search'
import Server from 'lucide-react/icons/server'
import Share2 from 'lucide-react/icons/share-2'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Signpost from 'lucide-react/icons/signpost'
import Sparkles from 'lucide-react/icons/sparkles'
import Target from 'lucide-react/icons/target'
import Utensils from 'lucide-react/icons/utensils'

// The names an editor can choose from.
const icons: Record<string, LucideIcon> = {
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
  return <Icon of={icons[name ?? ''] ?? Signpost} {...rest} />
}
