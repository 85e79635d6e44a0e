import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { SectionId } from "./section-link";

interface LandingSectionProps extends Omit<BoxProps, "id"> {
  id: SectionId;
  title: string;
  promise: string;
  children: ReactNode;
}

export function LandingSection({ id, title, promise, children, ...box }: LandingSectionProps) {
  const titleId = `${id}-titulo`;
  return (
    <Box as="section" id={id} tabIndex={-1} outline="0" aria-labelledby={titleId} {...box}>
      <Container maxW="7xl" px={{ base: "5", md: "6" }} py={{ base: "16", md: "24" }}>
        <Stack gap="12">
          <Stack gap="3" maxW="40rem">
            <Heading
              as="h2"
              id={titleId}
              fontSize={{ base: "2rem", md: "2.75rem" }}
              lineHeight="1.08"
              fontWeight="bold"
              letterSpacing="-0.01em"
            >
              {title}
            </Heading>
            <Text textStyle={{ base: "lg", md: "xl" }} color="fg.muted">
              {promise}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Box>
  );
}
