import { Box } from "@chakra-ui/react/box";
import { HStack } from "@chakra-ui/react/stack";
import { Check, CloudOff, RefreshCw } from "lucide-react";

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
