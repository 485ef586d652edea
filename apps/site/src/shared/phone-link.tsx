/** A telephone number to call, in one piece. */
export const PhoneLink = ({
  phone,
  className,
}: {
  phone: string
  className?: string | undefined
}) => (
  <a className={className} href={`tel:${phone.replace(/\s/g, '')}`}>
    {phone.replace(/\s/g, '\u00a0')}
  </a>
)
