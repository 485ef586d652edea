import { useMessages } from '@jalonne/messages'
import { Button, Icon } from '@jalonne/ui'
import { Pause, Play } from 'lucide'

interface PauseButtonProps {
  paused: boolean
  onPress: () => void
  /** Shows its sign alone; the name stays for those who listen. */
  compact?: boolean
  className?: string | undefined
}

/** Stops what moves by itself, and sets it going again. */
export function PauseButton({ paused, onPress, compact = false, className }: PauseButtonProps) {
  const name = useMessages()(paused ? 'motion.play' : 'motion.pause')
  return (
    <Button
      aria-label={compact ? name : undefined}
      className={className}
      onClick={onPress}
      variant="secondary"
    >
      <Icon of={paused ? Play : Pause} size={18} />
      {compact ? null : name}
    </Button>
  )
}
