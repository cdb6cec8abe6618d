import { createLink } from "@tanstack/react-router"
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from "react"
import styles from "./button.module.css"
import { classNames } from "./class-names.ts"
import { Icon, type IconName } from "./icon.tsx"

interface Appearance {
  /** At most one primary button of a screen says what comes next. @default "secondary" */
  readonly kind?: "primary" | "secondary" | "quiet" | "danger"
  readonly size?: "medium" | "small"
  readonly icon?: IconName
  /** Shown as an icon alone; `label` is what screen readers say, and the tooltip. */
  readonly label?: string
}

const classOf = (size: Appearance["size"], label: string | undefined, className: string | undefined) =>
  classNames(styles.button, size === "small" && styles.small, label !== undefined && styles.square, className)

/** Content of a button or of a link that looks like one. */
function Content({ icon, children }: { readonly icon?: IconName | undefined; readonly children?: ReactNode }) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </>
  )
}

/** Renders a button; while `isBusy`, it cannot be pressed but keeps the focus. */
export function Button({
  kind = "secondary",
  size,
  icon,
  label,
  isBusy = false,
  className,
  onClick,
  children,
  ...attributes
}: Appearance & ButtonHTMLAttributes<HTMLButtonElement> & { readonly isBusy?: boolean }) {
  return (
    <button
      type="button"
      {...attributes}
      className={classOf(size, label, className)}
      data-kind={kind}
      aria-label={label}
      title={label}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <Content icon={icon}>{children}</Content>
    </button>
  )
}

/** Renders a link to a URL of the server that looks like a button; for screens there is {@link ButtonLink}. */
export function Anchor({
  kind = "secondary",
  size,
  icon,
  label,
  className,
  children,
  ...attributes
}: Appearance & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly ref?: Ref<HTMLAnchorElement> }) {
  return (
    <a {...attributes} className={classOf(size, label, className)} data-kind={kind} aria-label={label} title={label}>
      <Content icon={icon}>{children}</Content>
    </a>
  )
}

/** Renders a link to a screen that looks like a button. */
export const ButtonLink = createLink(Anchor)
