import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { OctagonX, TriangleAlert } from "lucide-react";
import type { ViewWarning } from "./public/schedule-view";

/** The same on a ground of its own, read out as it appears: the answer to a step that breaks something. */
export function WarningBox({ warnings, hard }: { warnings: readonly ViewWarning[]; hard: boolean }) {
  return (
    <Box role="alert" px="4" py="3" borderRadius="l2" bg={hard ? "bg.error" : "bg.warning"}>
      <Warnings warnings={warnings} />
    </Box>
  );
}

/** Why a place is not good, each reason with a sign of how bad it is. */
export function Warnings({ warnings }: { warnings: readonly ViewWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none" textStyle="sm">
      {warnings.map(({ reason, hard }) => (
        <Box
          as="li"
          key={reason}
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          gap="2"
          color={hard ? "fg.error" : "fg.warning"}
          fontWeight="medium"
        >
          <Box pt="0.5">
            {hard ? (
              <OctagonX size={16} aria-label="Impossível:" />
            ) : (
              <TriangleAlert size={16} aria-label="Aviso:" />
            )}
          </Box>
          {reason}
        </Box>
      ))}
    </Stack>
  );
}
