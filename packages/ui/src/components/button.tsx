import type { ComponentPropsWithRef, ElementType } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

type ButtonVariant = 'primary' | 'secondary'

type ButtonProps = ComponentPropsWithRef<'button'> & { variant?: ButtonVariant }

/** A control that does something on this page. What leads elsewhere is a `ButtonLink`. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button className={classNames(buttonClass(variant), className)} type={type} {...rest} />
}

type ButtonLinkProps<Link extends ElementType> = Omit<ComponentPropsWithRef<Link>, 'as'> & {
  /** The link component to draw; a plain anchor without it. */
  as?: Link
  variant?: ButtonVariant
}

/** A link that looks like a button. */
export function ButtonLink<Link extends ElementType = 'a'>(props: ButtonLinkProps<Link>) {
  const { as: Tag = 'a', variant = 'primary', className, ...rest } = props
  return <Tag className={classNames(buttonClass(variant), className)} {...rest} />
}

/** The look of a button, for elements that bring their own component. */
export function buttonClass(variant: ButtonVariant): string {
  return classNames(styles.button, styles[variant])
}
