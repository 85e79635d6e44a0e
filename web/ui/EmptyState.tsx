import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  description?: string;
  /** Its place among the page's headings. */
  heading?: "h2" | "h3";
  children?: ReactNode;
}

/** Nothing here yet: says so, and offers the next step. */
export function EmptyState({ icon: Icon, title, description, heading = "h3", children }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      textAlign="center"
      gap="3"
      px="4"
      py="12"
      borderRadius="l3"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="border"
    >
      <Box p="4" borderRadius="full" bg="bg.muted" color="fg.muted">
        <Icon size={28} aria-hidden="true" />
      </Box>
      <Heading as={heading} textStyle="lg" fontWeight="bold">
        {title}
      </Heading>
      {description ? (
        <Text color="fg.muted" maxW="md">
          {description}
        </Text>
      ) : null}
      {children}
    </Stack>
  );
}
