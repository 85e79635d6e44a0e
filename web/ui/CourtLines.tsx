import { chakra } from "@chakra-ui/react/styled-system";

/** A beach tennis court seen from above, as a watermark: 16 × 8 m, a net in the middle, no service boxes. */
export function CourtLines(props: React.ComponentProps<typeof chakra.svg>) {
  return (
    <chakra.svg
      viewBox="0 0 320 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      pointerEvents="none"
      {...props}
    >
      <rect x="6" y="6" width="308" height="148" rx="2" />
      <path d="M160 0v160" strokeDasharray="7 5" />
      <circle cx="160" cy="0" r="4" fill="currentColor" />
      <circle cx="160" cy="160" r="4" fill="currentColor" />
    </chakra.svg>
  );
}
