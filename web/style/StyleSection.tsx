import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { useId, type ReactNode } from "react";

export function StyleSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="4" minW="0">
      <Heading as="h2" id={id} textStyle="2xl" fontWeight="bold">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
