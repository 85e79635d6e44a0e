import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { getIntrospectionQuery, type IntrospectionSchema } from "graphql";
import { BookOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { counted } from "../../server/platform/numbers.rules";
import { Card } from "../ui/Cards";
import { ErrorState, RowsSkeleton } from "../ui/PageStates";
import { TextField } from "../ui/form/Fields";
import { codeFont, findType, rootsOf, searchContract, TypeName } from "./ContractTypes";
import type { Draft } from "./send-operation";
import { TypePage } from "./TypePage";

interface ContractSearchProps {
  schema: IntrospectionSchema;
  text: string;
  onOpen: (name: string) => void;
}

const most = 40;

function ContractSearch({ schema, text, onOpen }: ContractSearchProps) {
  const found = searchContract(schema, text);
  return (
    <Stack gap="3">
      <Text aria-live="polite" textStyle="sm" color="fg.muted">
        {found.length === 0 ? "Nada com esse nome." : countOf(found.length)}
      </Text>
      <Stack as="ul" gap="1.5" listStyleType="none" textStyle="sm">
        {found.slice(0, most).map(({ typeName, fieldName }) => (
          <li key={`${typeName}.${fieldName ?? ""}`}>
            <TypeName name={typeName} onOpen={onOpen} />
            {fieldName === null ? null : (
              <Text as="span" fontFamily={codeFont} overflowWrap="anywhere">
                .{fieldName}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const countOf = (count: number): string => {
  const results = counted(count, "resultado", "resultados");
  return count > most ? `${results}, aqui os primeiros ${most}` : results;
};

interface ContractOverviewProps {
  schema: IntrospectionSchema;
  onOpen: (name: string) => void;
}

/** Where one begins: the three kinds of operation, then every type by its name. */
function ContractOverview({ schema, onOpen }: ContractOverviewProps) {
  const roots = rootsOf(schema);
  const others = schema.types.filter(
    ({ name }) => !name.startsWith("__") && !roots.some((root) => root.name === name),
  );
  return (
    <Stack gap="5">
      <Stack as="ul" gap="2" listStyleType="none">
        {roots.map(({ label, name }) => (
          <li key={name}>
            <Text as="span">{label}: </Text>
            <TypeName name={name} onOpen={onOpen} />
          </li>
        ))}
      </Stack>
      <Stack gap="3">
        <Heading as="h3" textStyle="md" fontWeight="bold">
          Todos os tipos
        </Heading>
        <Stack as="ul" gap="1.5" listStyleType="none" textStyle="sm">
          {others.map(({ name }) => (
            <li key={name}>
              <TypeName name={name} onOpen={onOpen} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

interface ContractCardProps {
  /** Puts the beginning of an operation into the editors. */
  onDraft: (begun: Pick<Draft, "operation" | "variables">) => void;
}

/** The documentation, made from what the server tells of itself. */
export function ContractCard({ onDraft }: ContractCardProps) {
  const { state, retry } = useContract();
  return (
    <Card
      title="Documentação"
      icon={BookOpen}
      minW="0"
      alignSelf="start"
      // Beside the editors it scrolls on its own, so that they stay in view.
      position={{ lg: "sticky" }}
      top="4"
      maxH={{ lg: "calc(100dvh - 2rem)" }}
      overflowY={{ lg: "auto" }}
    >
      {state.kind === "loading" ? <RowsSkeleton rows={4} /> : null}
      {state.kind === "failed" ? <ErrorState onRetry={retry} /> : null}
      {state.kind === "ready" ? <Contract schema={state.schema} onDraft={onDraft} /> : null}
    </Card>
  );
}

function Contract({ schema, onDraft }: ContractCardProps & { schema: IntrospectionSchema }) {
  const [search, setSearch] = useState("");
  /** The types one has come through, the one in view last. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const type = findType(schema, trail.at(-1) ?? "");
  const open = (name: string) => {
    setSearch("");
    if (name !== trail.at(-1)) setTrail([...trail, name]);
  };

  return (
    <Stack gap="5">
      <TextField
        label="Buscar no contrato"
        type="search"
        placeholder="Tipo ou campo…"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Box minW="0">
        {search.trim() !== "" ? (
          <ContractSearch schema={schema} text={search} onOpen={open} />
        ) : type ? (
          <TypePage
            key={type.name}
            schema={schema}
            type={type}
            onOpen={open}
            onBack={() => setTrail(trail.slice(0, -1))}
            onDraft={onDraft}
          />
        ) : (
          <ContractOverview schema={schema} onOpen={open} />
        )}
      </Box>
    </Stack>
  );
}

type ContractState =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "ready"; schema: IntrospectionSchema };

/** The contract as the server itself tells it; `retry` asks once more. */
function useContract(): { state: ContractState; retry: () => void } {
  const [state, setState] = useState<ContractState>({ kind: "loading" });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    askForContract(abort.signal).then(
      (schema) => setState({ kind: "ready", schema }),
      () => {
        if (!abort.signal.aborted) setState({ kind: "failed" });
      },
    );
    return () => abort.abort();
  }, [tries]);

  const retry = () => {
    setState({ kind: "loading" });
    setTries(tries + 1);
  };
  return { state, retry };
}

async function askForContract(signal: AbortSignal): Promise<IntrospectionSchema> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
    signal,
  });
  const { data } = (await response.json()) as { data?: { __schema: IntrospectionSchema } };
  if (!data) throw new Error(`/graphql answered ${response.status}`);
  return data.__schema;
}
