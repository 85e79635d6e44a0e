import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { useId, type ReactNode } from "react";

/** A titled part of what is shown beside a list, or within a dialog. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={titleId}
      gap="3"
      pt="5"
      borderTopWidth="1px"
      borderColor="border"
      align="stretch"
    >
      <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
