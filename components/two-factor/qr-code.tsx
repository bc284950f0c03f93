import { useMemo } from "react"
import { encode } from "uqr"

/** The width of the white border in modules; readers don't find the code without it. */
const border = 4

/** `text` as a QR code, which is black on white in the dark theme too, as readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: "M", border })
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    return { size, path: squares.join("") }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-lg border bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
