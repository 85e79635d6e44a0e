import { Box } from "@chakra-ui/react/box";
import { HStack } from "@chakra-ui/react/stack";
import { Check, CloudOff, RefreshCw } from "lucide-react";
import type { Saving } from "./use-score-keeper";

const words = {
  saved: { text: "Salvo", icon: Check, color: "fg.success" },
  saving: { text: "Salvando…", icon: RefreshCw, color: "fg.muted" },
  away: { text: "Sem conexão: guardado neste aparelho", icon: CloudOff, color: "fg.warning" },
} as const;

/** Whether the server has what was tapped. */
export function SavingIndicator({ saving }: { saving: Saving }) {
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
      {text}
    </HStack>
  );
}
