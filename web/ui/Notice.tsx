import { HStack } from "@chakra-ui/react/stack";
import { Box } from "@chakra-ui/react/box";
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

const looks = {
  info: { bg: "sea.subtle", color: "sea.fg", icon: Info, role: undefined },
  success: { bg: "bg.success", color: "fg.success", icon: CircleCheck, role: undefined },
  warning: { bg: "bg.warning", color: "fg.warning", icon: TriangleAlert, role: undefined },
  error: { bg: "bg.error", color: "fg.error", icon: CircleAlert, role: "alert" },
} as const satisfies Record<string, { bg: string; color: string; icon: LucideIcon; role?: string }>;

/** A few words inside a page or dialog that must not be missed; an error is read out as it appears. */
export function Notice({ tone, children }: { tone: keyof typeof looks; children: ReactNode }) {
  const { bg, color, icon: Icon, role } = looks[tone];
  return (
    <HStack
      role={role}
      align="flex-start"
      gap="2.5"
      px="4"
      py="3"
      borderRadius="l2"
      bg={bg}
      color={color}
      textStyle="sm"
      fontWeight="medium"
    >
      <Box flexShrink="0" pt="0.5">
        <Icon size={17} aria-hidden="true" />
      </Box>
      <Box minW="0" flex="1">
        {children}
      </Box>
    </HStack>
  );
}
