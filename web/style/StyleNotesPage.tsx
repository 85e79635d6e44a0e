import { Button } from "@chakra-ui/react/button";
import { Plus, StickyNote } from "lucide-react";
import { useState, type ReactNode } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import type { MoreStyleNotesQuery } from "../__generated__/MoreStyleNotesQuery.graphql";
import type { StyleNotesPage_query$key } from "../__generated__/StyleNotesPage_query.graphql";
import type { StyleNotesPageCreateMutation } from "../__generated__/StyleNotesPageCreateMutation.graphql";
import type { StyleNotesPageQuery } from "../__generated__/StyleNotesPageQuery.graphql";
import { usePageQuery } from "../relay/page-query";
import { useAction } from "../relay/use-action";
import { DateField, TextField } from "../ui/form/Fields";
import { FormDialog } from "../ui/form/FormDialog";
import { useServerFormWith } from "../ui/form/server-form";
import { formatDate, today } from "../ui/format";
import { DataList } from "../ui/list/DataList";
import { DataListSkeleton } from "../ui/list/DataListRows";
import type { ListColumn } from "../ui/list/list-column";
import { PageContent, PageFrame } from "../ui/PageFrame";
import { EmptyState } from "../ui/PageStates";
import { toast } from "../ui/toaster";

interface NoteOfList {
  id: string;
  title: string;
  day: string;
}

const columns: ListColumn<NoteOfList>[] = [
  { key: "titulo", label: "Título", phone: "name", cell: ({ title }) => title },
  { key: "dia", label: "Dia", phone: "value", cell: ({ day }) => formatDate(day) },
];

const title = "Recados";

/** /estilo/recados: short notes of the administration, the newest first. */
export function StyleNotesPage() {
  const frame = (content: ReactNode) => <PageFrame title={title}>{content}</PageFrame>;
  return (
    <PageContent skeleton={frame(<DataListSkeleton columns={columns} rows={6} />)} frame={frame}>
      <Notes />
    </PageContent>
  );
}

function Notes() {
  const query = usePageQuery<StyleNotesPageQuery>(graphql`
    query StyleNotesPageQuery {
      ...StyleNotesPage_query
    }
  `);
  const { data, ...more } = usePaginationFragment<MoreStyleNotesQuery, StyleNotesPage_query$key>(
    graphql`
      fragment StyleNotesPage_query on Query
      @refetchable(queryName: "MoreStyleNotesQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
        platform {
          styleNotes(first: $count, after: $cursor) @connection(key: "StyleNotesPage_styleNotes") {
            __id
            edges {
              node {
                id
                title
                day
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [creating, setCreating] = useState(false);
  const { __id: listId, edges } = data.platform.styleNotes;
  return (
    <PageFrame
      title={title}
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Novo Recado
        </Button>
      }
    >
      <DataList
        label={title}
        rows={edges.map(({ node: { id, ...note } }) => ({ id, ...note }))}
        columns={columns}
        nameOf={(note) => note.title}
        more={more}
        empty={
          <EmptyState
            icon={StickyNote}
            heading="h2"
            title="Nenhum recado ainda"
            description="Um recado é uma linha que a administração quer lembrar."
          />
        }
      />
      <CreateNoteDialog open={creating} listId={listId} onClose={() => setCreating(false)} />
    </PageFrame>
  );
}

interface CreateNoteDialogProps {
  open: boolean;
  /** The list the new note enters. */
  listId: string;
  onClose: () => void;
}

function CreateNoteDialog({ open, listId, onClose }: CreateNoteDialogProps) {
  const [create, creating] = useAction<StyleNotesPageCreateMutation>(
    graphql`
      mutation StyleNotesPageCreateMutation($input: CreateStyleNoteInput!, $connections: [ID!]!) {
        createStyleNote(input: $input) {
          ... on CreateStyleNoteSuccess @alias(as: "done") {
            styleNote @prependNode(connections: $connections, edgeTypeName: "StyleNotesEdge") {
              id
              title
              day
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao criar o recado", description: "Tente novamente." } },
  );
  const { form, submit, pending } = useServerFormWith(
    [async (input) => (await create({ input, connections: [listId] }))?.createStyleNote, creating],
    {
      rules: async () => (await import("../../server/platform-settings/style-note.rules")).styleNoteSchema,
      defaultValues: { title: "", day: today(brasiliaTime) },
      onDone: () => {
        form.reset();
        onClose();
        toast.success({ title: "Recado criado" });
      },
    },
  );
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Novo Recado"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Criar Recado"
      pendingLabel="Criando…"
    >
      <TextField
        label="Título"
        required
        maxLength={80}
        error={errors.title?.message}
        {...register("title")}
      />
      <DateField label="Dia" required error={errors.day?.message} {...register("day")} />
    </FormDialog>
  );
}
