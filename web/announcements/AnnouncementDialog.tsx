import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { z } from "zod";
import type { announcementFormSchema } from "../../server/announcements/announcement.rules";
import {
  audienceInWords,
  type AnnouncementAudience as Audience,
  type AnnouncementSenderKind,
} from "../../server/announcements/audience.rules";
import { counted } from "../../server/platform/numbers.rules";
import { instantAt, timeOfPlace } from "../../server/platform/time/time-zone.rules";
import type { AnnouncementDialogCategoriesQuery } from "../__generated__/AnnouncementDialogCategoriesQuery.graphql";
import type { AnnouncementDialogMutation } from "../__generated__/AnnouncementDialogMutation.graphql";
import type { AnnouncementDialogRecipientsQuery } from "../__generated__/AnnouncementDialogRecipientsQuery.graphql";
import { useAction } from "../relay/use-action";
import { Fact } from "../ui/Facts";
import { ChoiceChips } from "../ui/form/Chips";
import { DateField, SelectField, TextAreaField, TextField } from "../ui/form/Fields";
import { FormDialog } from "../ui/form/FormDialog";
import { useServerFormWith } from "../ui/form/server-form";
import { formatDateTime, today } from "../ui/format";
import { AskedDetails } from "../ui/list/RowDetails";
import { newKey } from "../ui/new-key";
import { Notice, RowsSkeleton } from "../ui/PageStates";
import { toast } from "../ui/toaster";

type Typed = z.infer<typeof announcementFormSchema>;

interface AnnouncementDialogProps {
  open: boolean;
  onClose: () => void;
  sender: { kind: AnnouncementSenderKind; key: string | null };
  senderId: string;
  /** By whose clocks it is scheduled. */
  timeZone: string;
  audiences: readonly Audience[];
  championships: readonly { readonly key: string; readonly name: string }[];
  onSent: () => void;
}

/** Who would receive what was typed; the key makes a repeated sending of it count once. */
interface Confirmation {
  people: number;
  unreachable: number;
  audience: string;
  /** "07/03/2026 às 18:30"; null for now. */
  at: string | null;
  requestKey: string;
}

const recipientsQuery = graphql`
  query AnnouncementDialogRecipientsQuery(
    $kind: AnnouncementSenderKind!
    $key: UUID
    $audience: AnnouncementAudience!
    $championshipKey: UUID
    $categoryId: ID
  ) {
    viewer {
      announcementDesk(kind: $kind, key: $key) {
        recipients(audience: $audience, championshipKey: $championshipKey, categoryId: $categoryId) {
          people
          unreachable
        }
      }
    }
  }
`;

/** Writes an announcement in two steps: what it says, to whom and when; then how many people will receive it. */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  const { open, onClose, sender, senderId, timeZone, audiences, championships, onSent } = props;
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
              state
              sentAt
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
        const { requestKey } = confirmation;
        const { audience, title, text } = typed;
        const input = { senderId, audience, title, text, requestKey, ...chosenIn(typed), ...timeIn(typed) };
        return (await send({ input }))?.sendAnnouncement;
      },
      sending,
    ],
    {
      rules: async () =>
        (await import("../../server/announcements/announcement.rules")).announcementFormSchema,
      defaultValues: {
        audience: "ATHLETES",
        championshipKey: "",
        categoryId: "",
        title: "",
        text: "",
        when: "NOW",
        sendOn: "",
        sendAt: "",
      },
      onDone: ({ announcement: { state, sentAt, recipientCount } }) => {
        form.reset();
        close();
        if (state === "SCHEDULED")
          toast.success({
            title: "Comunicado agendado",
            description: `Será enviado em ${formatDateTime(sentAt, timeZone)}.`,
          });
        else
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
  const [chosen, championshipKey, when] = useWatch({
    control,
    name: ["audience", "championshipKey", "when"],
  });
  const amongEnrolled = chosen === "CHAMPIONSHIP" || chosen === "CATEGORY";
  const [categoryName, setCategoryName] = useState("");
  // A federation without a championship that goes on has none to choose.
  const offered = audiences.flatMap((audience) =>
    (audience === "CHAMPIONSHIP" || audience === "CATEGORY") && championships.length === 0
      ? []
      : [{ value: audience, label: audienceInWords(sender.kind, audience, null) }],
  );

  const close = () => {
    setConfirmation(null);
    onClose();
  };

  const askHowMany = async (typed: Typed) => {
    const { audience } = typed;
    setCounting(true);
    const recipients = await fetchQuery<AnnouncementDialogRecipientsQuery>(
      environment,
      recipientsQuery,
      { ...sender, audience, ...chosenIn(typed) },
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
    // A scheduled one goes to the audience of its own time, which may have grown by then.
    if (recipients.people === 0 && typed.when === "NOW")
      return form.setError("root", { message: "Ninguém deste público tem e-mail para receber." });
    const championship = championships.find(({ key }) => key === typed.championshipKey)?.name;
    setConfirmation({
      ...recipients,
      audience: audienceInWords(
        sender.kind,
        audience,
        championship === undefined ? null : { championship, category: categoryName },
      ),
      at: momentIn(typed, timeZone),
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
        confirmation === null
          ? "Continuar"
          : confirmation.at === null
            ? `Enviar para ${counted(confirmation.people, "pessoa", "pessoas")}`
            : "Agendar envio"
      }
      pendingLabel={
        confirmation === null ? "Contando…" : confirmation.at === null ? "Enviando…" : "Agendando…"
      }
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
          {amongEnrolled ? (
            <SelectField
              label="Campeonato"
              required
              placeholder="Escolha"
              options={championships.map(({ key, name }) => ({ value: key, label: name }))}
              error={errors.championshipKey?.message}
              {...register("championshipKey", { onChange: () => form.setValue("categoryId", "") })}
            />
          ) : null}
          {chosen === "CATEGORY" && championshipKey !== "" ? (
            <AskedDetails
              key={championshipKey}
              skeleton={<RowsSkeleton rows={1} />}
              failure="Não foi possível carregar as categorias"
            >
              {(attempt) => (
                <CategoryField
                  championshipKey={championshipKey}
                  fetchKey={`${attempt}`}
                  error={errors.categoryId?.message}
                  {...register("categoryId", {
                    onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) =>
                      setCategoryName(target.selectedOptions[0]?.text ?? ""),
                  })}
                />
              )}
            </AskedDetails>
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
          <ChoiceChips
            legend="Quando"
            options={[
              { value: "NOW", label: "Enviar agora" },
              { value: "LATER", label: "Agendar para" },
            ]}
            value={when}
            onChange={(value) => form.setValue("when", value, { shouldDirty: true })}
          />
          {when === "LATER" ? (
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <DateField
                label="Dia"
                required
                min={today(timeZone)}
                error={errors.sendOn?.message}
                {...register("sendOn")}
              />
              <TextField
                label="Horário"
                type="time"
                required
                hint={`Pelo ${timeOfPlace(timeZone)}.`}
                error={errors.sendAt?.message}
                {...register("sendAt")}
              />
            </SimpleGrid>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

/** The championship or category that the audience needs; what was chosen for another audience is not sent. */
const chosenIn = ({ audience, championshipKey, categoryId }: Typed) => ({
  championshipKey: audience === "CHAMPIONSHIP" ? championshipKey : null,
  categoryId: audience === "CATEGORY" ? categoryId : null,
});

const timeIn = ({ when, sendOn, sendAt }: Typed) =>
  when === "LATER" ? { sendOn, sendAt } : { sendOn: null, sendAt: null };

const momentIn = ({ when, sendOn, sendAt }: Typed, timeZone: string): string | null =>
  when === "LATER" ? formatDateTime(instantAt(sendOn, sendAt, timeZone).toISOString(), timeZone) : null;

interface CategoryFieldProps extends Omit<React.ComponentProps<typeof SelectField>, "label" | "options"> {
  championshipKey: string;
  fetchKey: string;
}

/** The championship's categories, cancelled ones left out. */
function CategoryField({ championshipKey, fetchKey, ...select }: CategoryFieldProps) {
  const { tournament } = useLazyLoadQuery<AnnouncementDialogCategoriesQuery>(
    graphql`
      query AnnouncementDialogCategoriesQuery($key: UUID!) {
        tournament(key: $key) {
          categories {
            id
            name
            cancelledAt
          }
        }
      }
    `,
    { key: championshipKey },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const options = (tournament?.categories ?? []).flatMap(({ id, name, cancelledAt }) =>
    cancelledAt ? [] : [{ value: id, label: name }],
  );
  return <SelectField label="Categoria" required placeholder="Escolha" options={options} {...select} />;
}

interface SummaryProps extends Confirmation {
  title: string;
  text: string;
}

function Summary({ audience, people, unreachable, title, text, at }: SummaryProps) {
  const left =
    unreachable > 0
      ? ` ${counted(unreachable, "pessoa fica", "pessoas ficam")} de fora, sem e-mail ou com a conta desativada.`
      : "";
  return (
    <>
      <SimpleGrid as="dl" columns={1} gap="4">
        <Fact name="Para quem">{audience}</Fact>
        {at === null ? null : <Fact name="Agendado para">{at}</Fact>}
        <Fact name="Título">{title}</Fact>
        <Fact name="Texto">
          <Text as="span" whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        </Fact>
      </SimpleGrid>
      {at === null ? (
        <Notice tone="warning">
          Depois de enviado, o comunicado não pode ser alterado nem apagado.
          {left}
        </Notice>
      ) : (
        <Notice tone="info">
          {`Recebe quem for deste público na hora do envio; hoje ${counted(people, "pessoa", "pessoas")}.${left} O envio pode ser cancelado até lá.`}
        </Notice>
      )}
    </>
  );
}
