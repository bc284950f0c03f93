import { Children, cloneElement, isValidElement, type ReactNode } from "react"
import { typeset } from "@/lib/messages/typeset"

/** The props of guide elements that hold text for readers. */
const proseProps = ["children", "label", "columns", "rows"]

/** French prose with non-breaking spaces, as `typeset` does for messages. Code stays as it is. */
export function typesetProse(node: ReactNode): ReactNode {
  if (typeof node === "string") return typeset(node)
  if (Array.isArray(node)) return node.map((each) => typesetProse(each as ReactNode))
  if (!isValidElement<Record<string, ReactNode>>(node) || node.type === "code") return node
  const prose = proseProps.flatMap((name) =>
    node.props[name] === undefined ? [] : [[name, typesetProse(node.props[name])] as const],
  )
  const { children, ...props } = Object.fromEntries(prose)
  return cloneElement(node, props, ...(Array.isArray(children) ? children : Children.toArray(children)))
}
