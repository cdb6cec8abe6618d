import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from "react"
import { Button } from "./button.tsx"
import { Icon, type IconName } from "./icon.tsx"
import styles from "./menu.module.css"

/** Room between a menu and the edge of the window, in pixels. */
const EDGE = 8

const ITEM = "[role^=menuitem]"

interface MenuProps {
  /** What the menu acts on, such as "Actions for Invoices". */
  readonly label: string
  readonly icon?: IconName
  readonly size?: "medium" | "small"
  /** `MenuItem`s. */
  readonly children: ReactNode
}

/** Renders a button that opens a menu. The browser closes it on Escape and on a click elsewhere. */
export function Menu({ label, icon = "more", size = "small", children }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLSpanElement>(null)
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== "open" || button.current === null) return
    const menu = event.currentTarget
    // The event comes after the menu has opened: a quick Tab has left the button before. Safari focuses no button on a click, but
    // what is around it.
    const focused = document.activeElement
    const isLeft = focused !== null && !button.current.contains(focused) && !focused.contains(button.current)
    if (isLeft) return menu.hidePopover()
    const anchor = button.current.getBoundingClientRect()
    menu.style.left = `${Math.max(EDGE, Math.min(anchor.left, innerWidth - menu.offsetWidth - EDGE))}px`
    const isBelow = anchor.bottom + menu.offsetHeight + EDGE < innerHeight
    menu.style.top = `${isBelow ? anchor.bottom : Math.max(EDGE, anchor.top - menu.offsetHeight - EDGE)}px`
    menu.querySelector<HTMLElement>(ITEM)?.focus()
  }
  return (
    <>
      <span ref={button}>
        <Button kind="quiet" size={size} icon={icon} label={label} popoverTarget={id} aria-haspopup="menu" />
      </span>
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={styles.menu}
        onToggle={place}
        onKeyDown={moveFocus}
        onClick={(event) => event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

/** Moves the focus between the items, as menus do; Tab leaves the menu and closes it. @see https://www.w3.org/WAI/ARIA/apg/patterns/menubar/ */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  // The browser puts the focus back to the button, from where Tab goes on.
  if (event.key === "Tab") event.currentTarget.hidePopover()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)]
  const current = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: items.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}

interface MenuItemProps {
  readonly icon: IconName
  readonly kind?: "normal" | "danger"
  /** Set for what is switched on or off. */
  readonly isChecked?: boolean
  readonly onSelect: () => void
  readonly children: ReactNode
}

/** Renders one action of a menu. */
export function MenuItem({ icon, kind = "normal", isChecked, onSelect, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role={isChecked === undefined ? "menuitem" : "menuitemcheckbox"}
      aria-checked={isChecked}
      tabIndex={-1}
      className={styles.item}
      data-kind={kind}
      onClick={onSelect}
    >
      <Icon name={icon} />
      {children}
      {isChecked !== undefined && (
        <span className={styles.state} aria-hidden="true">
          {isChecked ? "On" : "Off"}
        </span>
      )}
    </button>
  )
}
