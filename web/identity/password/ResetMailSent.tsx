import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MailCheck } from "lucide-react";
import { useFocusOnArrival } from "../use-focus-on-arrival";

export function ResetMailSent({ email }: { email: string }) {
  const message = useFocusOnArrival<HTMLDivElement>();
  return (
    <Stack gap="3" align="center" textAlign="center" ref={message} tabIndex={-1} outline="0">
      <Box p="3" borderRadius="full" bg="bg.success" color="fg.success">
        <MailCheck size={26} aria-hidden="true" />
      </Box>
      <Heading as="h3" textStyle="lg" fontWeight="bold">
        E-mail enviado!
      </Heading>
      <Text color="fg.muted">
        Se houver uma conta com o endereço{" "}
        <Text as="strong" color="fg" overflowWrap="anywhere">
          {email}
        </Text>
        , as instruções chegam em instantes. O link vale por 30 minutos. Procure também na caixa de spam.
      </Text>
    </Stack>
  );
}
