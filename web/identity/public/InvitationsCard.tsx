import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { renewAccess } from "../../relay/access";
import { Card } from "../../ui/Cards";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import type { Refusal } from "../../ui/form/refusal";

interface Invitation {
  id: string;
  placeName: string;
  /** "Dar aulas na Arena Beira-Mar". */
  asks: string;
  /** Who invites, when, and what accepting grants. */
  detail: ReactNode;
}

interface InvitationsCardProps {
  title: string;
  icon: LucideIcon;
  invitations: readonly Invitation[];
  /** @returns undefined if the request failed and a toast has shown that. */
  answer: (
    invitationId: string,
    accept: boolean,
  ) => Promise<{ readonly refusal: Refusal | null | undefined } | undefined>;
  pending: boolean;
  afterYes: string;
  afterNo: string;
}

/** Invitations to take on a role, to accept or refuse; renders nothing if there are none. */
export function InvitationsCard({
  title,
  icon,
  invitations,
  answer,
  pending,
  afterYes,
  afterNo,
}: InvitationsCardProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  if (invitations.length === 0) return null;

  const send = async (invitationId: string, accept: boolean) => {
    setRefusal(null);
    const result = await answer(invitationId, accept);
    if (!result) return;
    if (result.refusal) return setRefusal(result.refusal.message);
    toast.success(
      accept
        ? { title: "Convite aceito", description: afterYes }
        : { title: "Convite recusado", description: afterNo },
    );
    // Renew the session so that the menu shows the new role.
    if (accept) await renewAccess().catch(() => undefined);
  };

  return (
    <Card title={title} icon={icon}>
      <Stack as="ul" gap="5" listStyleType="none" aria-label={title}>
        {invitations.map(({ id, placeName, asks, detail }) => (
          <Stack as="li" key={id} gap="3">
            <div>
              <Text fontWeight="semibold">{asks}</Text>
              <Text textStyle="sm" color="fg.muted">
                {detail}
              </Text>
            </div>
            <HStack gap="2">
              <PendingButton
                size="sm"
                pending={pending}
                onClick={() => void send(id, true)}
                aria-label={`Aceitar ${placeName}`}
              >
                Aceitar
              </PendingButton>
              <PendingButton
                size="sm"
                variant="outline"
                colorPalette="gray"
                pending={pending}
                onClick={() => void send(id, false)}
                aria-label={`Recusar ${placeName}`}
              >
                Recusar
              </PendingButton>
            </HStack>
          </Stack>
        ))}
      </Stack>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </Card>
  );
}
