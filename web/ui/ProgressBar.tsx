import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";

const Track = chakra("progress", {
  base: {
    appearance: "none",
    flex: "1",
    minW: "4rem",
    h: "1.5",
    borderRadius: "full",
    borderWidth: "0",
    overflow: "hidden",
    bg: "bg.emphasized",
    "&::-webkit-progress-bar": { bg: "bg.emphasized" },
    "&::-webkit-progress-value": { bg: "sea.solid", transition: "width 0.2s" },
    "&::-moz-progress-bar": { bg: "sea.solid" },
    "&:indeterminate": { bg: "sea.muted", animation: "pulse 1.6s ease-in-out infinite" },
    "&:indeterminate::-webkit-progress-bar": { bg: "sea.muted" },
    "&:indeterminate::-moz-progress-bar": { bg: "transparent" },
  },
});

interface ProgressBarProps extends Pick<HTMLChakraProps<"progress">, "maxW"> {
  label: string;
  /** Null if the progress is unknown. */
  progress: { done: number; of: number } | null;
}

/** A progress bar; without a known progress it is indeterminate. */
export function ProgressBar({ label, progress, maxW }: ProgressBarProps) {
  return <Track aria-label={label} value={progress?.done} max={progress?.of} maxW={maxW} />;
}
