import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { StatusBadge, type Tone } from "./StatusBadge";

interface StatusProps {
  /** "usual" is what most rows are: it has no badge, so that the others are seen. */
  tone: Tone | "usual";
  children: ReactNode;
}

/** A row's state in a list: a badge for the exception, a quiet word for the rule. */
export function Status({ tone, children }: StatusProps) {
  if (tone !== "usual") return <StatusBadge tone={tone}>{children}</StatusBadge>;
  return (
    <Text as="span" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
      {children}
    </Text>
  );
}
