export interface MiniBarsProps {
  /** Describes the whole chart: "312 calls in the last 7 days". */
  label: string
  values: readonly number[]
}

/** A bar for each value, scaled to the greatest; the size of a word. */
export function MiniBars({ label, values }: MiniBarsProps) {
  const greatest = Math.max(...values, 1)
  return (
    <svg role="img" aria-label={label} width={values.length * 6 - 2} height={16} className="text-primary">
      {values.map((value, index) => {
        const height = value > 0 ? Math.max(2, Math.round((value / greatest) * 16)) : 1
        return (
          <rect
            key={index}
            x={index * 6}
            y={16 - height}
            width={4}
            height={height}
            rx={value > 0 ? 1 : 0}
            className={value > 0 ? "fill-primary" : "fill-border-strong"}
          />
        )
      })}
    </svg>
  )
}
