import { Box } from "@chakra-ui/react/box";
import { HStack } from "@chakra-ui/react/stack";
import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Check, CloudOff, RefreshCw } from "lucide-react";

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

/** "saved": the server has all of it; "away": there is no way to the server now, and the device keeps it. */
export type Saving = "saved" | "saving" | "away";

const words = {
  saved: { text: "Salvo", icon: Check, color: "fg.success" },
  saving: { text: "Salvando…", icon: RefreshCw, color: "fg.muted" },
  away: { text: "Sem conexão: guardado neste aparelho", icon: CloudOff, color: "fg.warning" },
} as const;

/** Whether the server has what was tapped. @param away what to say of it while there is no way to the server. */
export function SavingIndicator({ saving, away }: { saving: Saving; away?: string }) {
  const { text, icon: Icon, color } = words[saving];
  return (
    <HStack
      as="output"
      gap="1.5"
      textStyle="sm"
      fontWeight="semibold"
      color={color}
      lineHeight="1.15"
      flexShrink={saving === "away" ? 1 : 0}
    >
      <Box flexShrink="0" aria-hidden="true">
        <Icon size={16} />
      </Box>
      {saving === "away" ? (away ?? text) : text}
    </HStack>
  );
}
