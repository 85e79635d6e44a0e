import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";

interface LandingSectionProps extends Omit<BoxProps, "id"> {
  id: string;
  title: string;
  promise: string;
  children: ReactNode;
}

export function LandingSection({ id, title, promise, children, ...box }: LandingSectionProps) {
  const titleId = `${id}-titulo`;
  return (
    <Box as="section" id={id} tabIndex={-1} outline="0" aria-labelledby={titleId} {...box}>
      <Container maxW="7xl" px={{ base: "5", md: "6" }} py={{ base: "12", md: "20" }}>
        <Stack gap={{ base: "8", md: "10" }}>
          <Stack gap="3" maxW="40rem">
            <Heading
              as="h2"
              id={titleId}
              textStyle={{ base: "2xl", md: "3xl" }}
              lineHeight="1.15"
              fontWeight="bold"
            >
              {title}
            </Heading>
            <Text textStyle={{ base: "md", md: "lg" }} color="fg.muted">
              {promise}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Box>
  );
}
