import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { renewAccess } from "../../relay/access";
import { Card } from "../../ui/Card";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";

interface Invitation {
  id: string;
  placeName: string;
  /** "Dar aulas na Arena Beira-Mar". */
  asks: string;
  /** Who asks, when, and what a yes brings. */
  told: ReactNode;
}

interface InvitationsCardProps {
  title: string;
  icon: LucideIcon;
  invitations: readonly Invitation[];
  /** Undefined where no answer came back, which is told elsewhere; else why it was refused, if it was. */
  answer: (
    invitationId: string,
    accept: boolean,
  ) => Promise<{ done: boolean; message?: string | null | undefined } | undefined>;
  pending: boolean;
  afterYes: string;
  afterNo: string;
}

/** What somebody is asked to become, to be answered with yes or no; nothing where nobody asks. */
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
    const told = await answer(invitationId, accept);
    if (!told) return;
    if (!told.done) return setRefusal(told.message ?? null);
    toast.success(
      accept
        ? { title: "Convite aceito", description: afterYes }
        : { title: "Convite recusado", description: afterNo },
    );
    // The menu shows what one may do now.
    if (accept) await renewAccess().catch(() => undefined);
  };

  return (
    <Card title={title} icon={icon}>
      <Stack as="ul" gap="5" listStyleType="none" aria-label={title}>
        {invitations.map(({ id, placeName, asks, told }) => (
          <Stack as="li" key={id} gap="3">
            <div>
              <Text fontWeight="semibold">{asks}</Text>
              <Text textStyle="sm" color="fg.muted">
                {told}
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
