import { Box } from "@chakra-ui/react/box";
import { Center } from "@chakra-ui/react/center";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ButtonLink, contentId } from "./Links";
import { chakra } from "@chakra-ui/react/styled-system";

/** Any address without a page: the ball was out. */
export function NotFound() {
  return (
    <Center
      as="main"
      id={contentId}
      tabIndex={-1}
      outline="0"
      flex="1"
      minH="calc(100dvh - 3rem - var(--shell-foot, 3.75rem))"
      px="6"
      position="relative"
      overflow="hidden"
    >
      <title>Página não encontrada · Praia</title>
      <CourtLines
        position="absolute"
        w="min(120vw, 70rem)"
        color="sand.400"
        opacity="0.3"
        transform="rotate(-8deg)"
      />
      <Stack align="center" textAlign="center" gap="4" position="relative">
        <Box fontFamily="heading" fontWeight="bold" textStyle="5xl" lineHeight="1" color="coral.fg">
          404
        </Box>
        <Heading as="h1" textStyle="2xl" fontWeight="bold">
          Página não encontrada
        </Heading>
        <Text color="fg.muted" maxW="md">
          Ops! A página que você está procurando não existe ou foi movida.
        </Text>
        <ButtonLink to="/" size="lg" mt="2">
          Voltar ao Início
        </ButtonLink>
      </Stack>
    </Center>
  );
}

/** A beach tennis court seen from above, as a watermark: 16 × 8 m, a net in the middle, no service boxes. */
function CourtLines(props: React.ComponentProps<typeof chakra.svg>) {
  return (
    <chakra.svg
      viewBox="0 0 320 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      pointerEvents="none"
      {...props}
    >
      <rect x="6" y="6" width="308" height="148" rx="2" />
      <path d="M160 0v160" strokeDasharray="7 5" />
      <circle cx="160" cy="0" r="4" fill="currentColor" />
      <circle cx="160" cy="160" r="4" fill="currentColor" />
    </chakra.svg>
  );
}
