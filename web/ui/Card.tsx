import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack } from "@chakra-ui/react/stack";
import type { LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";

/** What lies on the page: a border and no shadow, which is for what floats. */
export function Panel(props: BoxProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      p={{ base: "4", md: "6" }}
      {...props}
    />
  );
}

interface CardProps extends Omit<BoxProps, "title"> {
  title: string;
  icon?: LucideIcon;
  action?: ReactNode;
  /** Whether what is done here cannot be taken back. */
  dangerous?: boolean;
}

/** A titled panel; a region of the page for those who listen to it. */
export function Card({ title, icon: Icon, action, dangerous = false, children, ...box }: CardProps) {
  const titleId = useId();
  const palette = dangerous ? "flag" : "coral";
  return (
    <Panel
      as="section"
      aria-labelledby={titleId}
      borderColor={dangerous ? "flag.border" : undefined}
      {...box}
    >
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="5">
        <HStack gap="3" minW="0">
          {Icon ? (
            <Box p="2.5" borderRadius="l2" bg={`${palette}.subtle`} color={`${palette}.fg`} flexShrink="0">
              <Icon size={20} aria-hidden="true" />
            </Box>
          ) : null}
          <Heading as="h2" id={titleId} textStyle="xl" fontWeight="bold" fontFamily="heading">
            {title}
          </Heading>
        </HStack>
        {action}
      </Flex>
      {children}
    </Panel>
  );
}
