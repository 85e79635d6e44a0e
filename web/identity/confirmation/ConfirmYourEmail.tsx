import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MailCheck } from "lucide-react";
import { Panel } from "../../ui/Card";
import { useFocusOnArrival } from "../use-focus-on-arrival";
import { ResendConfirmation } from "./ResendConfirmation";

interface ConfirmYourEmailProps {
  email: string;
  /** When the mail was sent, in milliseconds. */
  mailedAt: number;
  /** What following its link leads to. */
  afterwards: string;
  onSignIn: () => void;
  /** Back to the form, for who mistyped the address. */
  onCorrect: () => void;
}

/** After signing up: the account waits for the link in the mail. */
export function ConfirmYourEmail({
  email,
  mailedAt,
  afterwards,
  onSignIn,
  onCorrect,
}: ConfirmYourEmailProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <Panel>
      <Stack gap="4" align="flex-start">
        <Box p="3" borderRadius="full" bg="bg.success" color="fg.success">
          <MailCheck size={26} aria-hidden="true" />
        </Box>
        <Heading as="h2" textStyle="xl" fontWeight="bold" ref={heading} tabIndex={-1} outline="0">
          Falta só confirmar seu e-mail
        </Heading>
        <Text color="fg.muted">
          Enviamos um link para{" "}
          <Text as="strong" color="fg" overflowWrap="anywhere">
            {email}
          </Text>
          . {afterwards}
        </Text>
        <Text color="fg.muted">O link vale por 24 horas. Se não encontrar, procure na caixa de spam.</Text>
        <HStack gap="3" wrap="wrap">
          <Button onClick={onSignIn}>Já confirmei, entrar</Button>
          <ResendConfirmation email={email} mailedAt={mailedAt} variant="outline" />
        </HStack>
        <Button
          variant="plain"
          size="sm"
          px="0"
          textAlign="start"
          textDecoration="underline"
          onClick={onCorrect}
        >
          O e-mail está errado? Voltar ao cadastro
        </Button>
      </Stack>
    </Panel>
  );
}
