import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Mail } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EmailCard_user$key } from "../../__generated__/EmailCard_user.graphql";
import { Card } from "../../ui/Card";
import { StatusBadge } from "../../ui/StatusBadge";
import { ChangeEmailDialog, EmailChangeRequested } from "../public/ChangeEmail";

/** The address one signs in with. */
export function EmailCard({ user }: { user: EmailCard_user$key }) {
  const { email, emailConfirmed } = useFragment(
    graphql`
      fragment EmailCard_user on User {
        email
        emailConfirmed
      }
    `,
    user,
  );
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState<string | null>(null);

  return (
    <Card title="E-mail" icon={Mail}>
      <Stack gap="4" align="flex-start">
        <HStack gap="3" rowGap="1.5" wrap="wrap" maxW="full">
          <Text fontWeight="semibold" textStyle="lg" overflowWrap="anywhere" minW="0">
            {email}
          </Text>
          <StatusBadge tone={emailConfirmed ? "open" : "waiting"}>
            {emailConfirmed ? "Confirmado" : "Não confirmado"}
          </StatusBadge>
        </HStack>
        <Text color="fg.muted">É com ele que você entra, e é para ele que escrevemos.</Text>
        <EmailChangeRequested newEmail={requested} currentEmail={email} />
        <Button variant="outline" onClick={() => setOpen(true)}>
          Trocar e-mail
        </Button>
      </Stack>
      <ChangeEmailDialog
        open={open}
        currentEmail={email}
        onClose={() => setOpen(false)}
        onRequested={setRequested}
      />
    </Card>
  );
}
