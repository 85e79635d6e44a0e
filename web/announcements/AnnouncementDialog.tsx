import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { z } from "zod";
import type { announcementFormSchema } from "../../server/announcements/announcement.rules";
import {
  audienceInWords,
  type AnnouncementAudience as Audience,
  type AnnouncementSenderKind,
} from "../../server/announcements/audience.rules";
import { counted } from "../../server/platform/plural.rules";
import type { AnnouncementDialogMutation } from "../__generated__/AnnouncementDialogMutation.graphql";
import type { AnnouncementDialogRecipientsQuery } from "../__generated__/AnnouncementDialogRecipientsQuery.graphql";
import { useAction } from "../relay/use-action";
import { Fact } from "../ui/Fact";
import { FormDialog } from "../ui/form/FormDialog";
import { SelectField } from "../ui/form/SelectField";
import { TextAreaField } from "../ui/form/TextAreaField";
import { TextField } from "../ui/form/TextField";
import { useServerFormWith } from "../ui/form/use-server-form";
import { newKey } from "../ui/new-key";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/toaster";

type Typed = z.infer<typeof announcementFormSchema>;

interface AnnouncementDialogProps {
  open: boolean;
  onClose: () => void;
  sender: { kind: AnnouncementSenderKind; key: string | null };
  senderId: string;
  audiences: readonly Audience[];
  championships: readonly { readonly key: string; readonly name: string }[];
  onSent: () => void;
}

/** Who would receive what was typed; the key makes a repeated sending of it count once. */
interface Confirmation {
  people: number;
  unreachable: number;
  audience: string;
  requestKey: string;
}

const recipientsQuery = graphql`
  query AnnouncementDialogRecipientsQuery(
    $kind: AnnouncementSenderKind!
    $key: UUID
    $audience: AnnouncementAudience!
    $championshipKey: UUID
  ) {
    viewer {
      announcementDesk(kind: $kind, key: $key) {
        recipients(audience: $audience, championshipKey: $championshipKey) {
          people
          unreachable
        }
      }
    }
  }
`;

/** Writes an announcement in two steps: what it says and to whom, then how many people will receive it. */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  const { open, onClose, sender, senderId, audiences, championships, onSent } = props;
  const environment = useRelayEnvironment();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [counting, setCounting] = useState(false);
  const [send, sending] = useAction<AnnouncementDialogMutation>(
    graphql`
      mutation AnnouncementDialogMutation($input: SendAnnouncementInput!) {
        sendAnnouncement(input: $input) {
          ... on SendAnnouncementSuccess @alias(as: "done") {
            announcement {
              id
              recipientCount
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao enviar o comunicado", description: "Tente novamente." } },
  );
  const { form, submit, pending } = useServerFormWith(
    [
      async (typed) => {
        if (!confirmation) return null;
        const championshipKey = keyFor(typed.audience, typed.championshipKey);
        const { requestKey } = confirmation;
        return (await send({ input: { ...typed, senderId, championshipKey, requestKey } }))?.sendAnnouncement;
      },
      sending,
    ],
    {
      rules: async () =>
        (await import("../../server/announcements/announcement.rules")).announcementFormSchema,
      defaultValues: { audience: "ATHLETES", championshipKey: "", title: "", text: "" },
      onDone: ({ announcement: { recipientCount } }) => {
        form.reset();
        close();
        toast.success({
          title: "Comunicado enviado",
          description: `Chega em instantes a ${counted(recipientCount, "pessoa", "pessoas")}.`,
        });
        onSent();
      },
      onRefused: () => {
        setConfirmation(null);
        return false;
      },
    },
  );
  const { register, formState, control } = form;
  const { errors } = formState;
  const chosen = useWatch({ control, name: "audience" });
  // A federation without a championship that goes on has none to choose.
  const offered = audiences.flatMap((audience) =>
    audience === "CHAMPIONSHIP" && championships.length === 0
      ? []
      : [{ value: audience, label: audienceInWords(sender.kind, audience, null) }],
  );

  const close = () => {
    setConfirmation(null);
    onClose();
  };

  const askHowMany = async ({ audience, championshipKey }: Typed) => {
    setCounting(true);
    const recipients = await fetchQuery<AnnouncementDialogRecipientsQuery>(
      environment,
      recipientsQuery,
      { ...sender, audience, championshipKey: keyFor(audience, championshipKey) },
      { fetchPolicy: "network-only" },
    )
      .toPromise()
      .then(
        (answer) => answer?.viewer?.announcementDesk?.recipients,
        () => null,
      );
    setCounting(false);
    if (!recipients)
      return form.setError("root", { message: "Não foi possível contar quem recebe. Tente novamente." });
    if (recipients.people === 0)
      return form.setError("root", { message: "Ninguém deste público tem e-mail para receber." });
    const championship = championships.find(({ key }) => key === championshipKey)?.name ?? null;
    setConfirmation({
      ...recipients,
      audience: audienceInWords(sender.kind, audience, championship),
      requestKey: newKey(),
    });
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Novo Comunicado"
      description="Por e-mail e nos avisos de quem tem conta."
      size="lg"
      form={form}
      onSubmit={confirmation ? submit : askHowMany}
      pending={counting || pending}
      submitLabel={
        confirmation ? `Enviar para ${counted(confirmation.people, "pessoa", "pessoas")}` : "Continuar"
      }
      pendingLabel={confirmation ? "Enviando…" : "Contando…"}
      {...(confirmation
        ? { otherSubmit: { label: "Editar", onSubmit: async () => setConfirmation(null) } }
        : {})}
    >
      {confirmation ? (
        <Summary {...confirmation} {...form.getValues()} audience={confirmation.audience} />
      ) : (
        <>
          <SelectField
            label="Para quem"
            required
            options={offered}
            error={errors.audience?.message}
            {...register("audience")}
          />
          {chosen === "CHAMPIONSHIP" ? (
            <SelectField
              label="Campeonato"
              required
              placeholder="Escolha"
              options={championships.map(({ key, name }) => ({ value: key, label: name }))}
              error={errors.championshipKey?.message}
              {...register("championshipKey")}
            />
          ) : null}
          <TextField
            label="Título"
            required
            autoComplete="off"
            error={errors.title?.message}
            {...register("title")}
          />
          <TextAreaField
            label="Texto"
            required
            rows={6}
            hint="Até 1000 caracteres."
            error={errors.text?.message}
            {...register("text")}
          />
        </>
      )}
    </FormDialog>
  );
}

const keyFor = (audience: Audience, championshipKey: string): string | null =>
  audience === "CHAMPIONSHIP" ? championshipKey || null : null;

interface SummaryProps extends Confirmation {
  title: string;
  text: string;
}

function Summary({ audience, unreachable, title, text }: SummaryProps) {
  return (
    <>
      <SimpleGrid as="dl" columns={1} gap="4">
        <Fact name="Para quem">{audience}</Fact>
        <Fact name="Título">{title}</Fact>
        <Fact name="Texto">
          <Text as="span" whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        </Fact>
      </SimpleGrid>
      <Notice tone="warning">
        Depois de enviado, o comunicado não pode ser alterado nem apagado.
        {unreachable > 0
          ? ` ${counted(unreachable, "pessoa fica", "pessoas ficam")} de fora, sem e-mail ou com a conta desativada.`
          : ""}
      </Notice>
    </>
  );
}
