import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react"
import { classNames } from "./class-names.ts"
import { describedBy, type Description, DescriptionLines } from "./description.tsx"
import descriptionStyles from "./description.module.css"
import styles from "./field.module.css"

interface FieldProps extends Description {
  readonly label: string
  /** Keeps the label for screen readers alone, where the place says it already. */
  readonly isLabelHidden?: boolean
}

interface Control {
  readonly id: string
  readonly className: string
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": true | undefined
}

/** Renders a control with its label, hint and error, and connects them for screen readers. */
function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  className,
  children,
}: FieldProps & { readonly className?: string | undefined; readonly children: (control: Control) => ReactNode }) {
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? "visually-hidden" : styles.label}>
        {label}
      </label>
      {children({
        id,
        className: classNames(styles.control),
        "aria-describedby": describedBy(id, { hint, error }),
        "aria-invalid": error === undefined ? undefined : true,
      })}
      <DescriptionLines {...{ id, hint, error }} />
    </div>
  )
}

/** Renders a labelled line of text. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  ...attributes
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> }) {
  return (
    <Field {...{ label, hint, error, className }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => <input type="text" autoComplete="off" spellCheck={false} {...attributes} {...control} />}
    </Field>
  )
}

/** Returns what a number field has: not a number for a text that is none, which browsers report as an empty value. */
export function numberIn({
  value,
  valueAsNumber,
  validity,
}: Pick<HTMLInputElement, "value" | "valueAsNumber"> & {
  readonly validity: Pick<ValidityState, "badInput">
}): number | undefined {
  return value === "" && !validity.badInput ? undefined : valueAsNumber
}

/** Renders a labelled text of several lines. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  ...attributes
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <Field {...{ label, hint, error, className }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => <textarea rows={3} {...attributes} {...control} />}
    </Field>
  )
}

/** Renders a labelled choice; its children are `<option>`s. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  ...attributes
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field {...{ label, hint, error, className }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => <select {...attributes} {...control} />}
    </Field>
  )
}

/** Renders a labelled box to tick. */
export function Checkbox({
  label,
  hint,
  className,
  ...attributes
}: Omit<FieldProps, "label"> & { readonly label: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input type="checkbox" {...attributes} />
      <span>
        {label}
        {hint !== undefined && <span className={classNames(descriptionStyles.hint, styles.below)}> {hint}</span>}
      </span>
    </label>
  )
}
