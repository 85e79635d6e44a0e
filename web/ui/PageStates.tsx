import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import {
  CircleAlert,
  CircleCheck,
  CloudOff,
  Info,
  type LucideIcon,
  RotateCw,
  TriangleAlert,
} from "lucide-react";
import { Component, type ReactNode } from "react";

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

interface ErrorStateProps {
  title?: string;
  description?: string | undefined;
  retryLabel?: string;
  onRetry: () => void;
}

/** Something could not be loaded; trying again is one click away. */
export function ErrorState({
  title = "Não foi possível carregar",
  description = "Verifique sua conexão com a internet e tente novamente.",
  retryLabel = "Tentar novamente",
  onRetry,
}: ErrorStateProps) {
  return (
    <Stack role="alert" align="center" textAlign="center" gap="3" px="4" py="12">
      <Box p="4" borderRadius="full" bg="bg.error" color="fg.error">
        <CloudOff size={28} aria-hidden="true" />
      </Box>
      <Heading as="h2" textStyle="lg" fontWeight="bold">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="md">
        {description}
      </Text>
      <Button onClick={onRetry} mt="2">
        <RotateCw />
        {retryLabel}
      </Button>
    </Stack>
  );
}

/** What a screen reader says while something is on its way. */
export const loading = { role: "status", "aria-label": "Carregando" } as const;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Stack gap="3" {...loading}>
      {times(rows).map((row) => (
        <Skeleton key={row} h="5.5rem" borderRadius="l2" />
      ))}
    </Stack>
  );
}

export function CardsSkeleton({ cards }: { cards: number }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="5" {...loading}>
      {times(cards).map((card) => (
        <Skeleton key={card} h="15rem" borderRadius="l3" />
      ))}
    </SimpleGrid>
  );
}

export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack gap="5" {...loading}>
      {times(fields).map((field) => (
        <Stack key={field} gap="1.5">
          <Skeleton h="4" w="8rem" />
          <Skeleton h="10" />
        </Stack>
      ))}
    </Stack>
  );
}

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

/** Tells that something inside failed, and shows nothing from then on: what to show instead is the parent's decision. */
export class Catch extends Component<{ onError: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * A live region: screen readers announce text that appears while the page is open. Render it before there is text, as
 * some screen readers miss a region that appears together with its text. While empty it takes no space but is not hidden.
 */
export function LiveText(props: BoxProps) {
  return <Box aria-live="polite" _empty={{ position: "absolute", w: "0" }} {...props} />;
}
