import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CloudOff, RotateCw } from "lucide-react";

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
