import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Activity, BellRing, Building2, Trophy, Users, Wallet } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { AdminDashboardPage_platformAlertsSummary$key } from "../../__generated__/AdminDashboardPage_platformAlertsSummary.graphql";
import type { AdminDashboardPage_platformMonthsSummary$key } from "../../__generated__/AdminDashboardPage_platformMonthsSummary.graphql";
import type { AdminDashboardPage_summary$key } from "../../__generated__/AdminDashboardPage_summary.graphql";
import type { AdminDashboardPageQuery } from "../../__generated__/AdminDashboardPageQuery.graphql";
import type { AdminDashboardPage_lines$key } from "../../__generated__/AdminDashboardPage_lines.graphql";
import type { AdminDashboardPageRetryMutation } from "../../__generated__/AdminDashboardPageRetryMutation.graphql";
import { usePageQuery } from "../../relay/page-query";
import { useAction } from "../../relay/use-action";
import { Card, StatCard, StatCardSkeleton, StatGrid } from "../../ui/Cards";
import { Bars } from "../../ui/charts/Charts";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatCount, formatMoney, formatMonth } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { PageContent } from "../../ui/PageFrame";
import { Status } from "../../ui/Badges";
import { TextLink } from "../../ui/Links";
import { toast } from "../../ui/toaster";
import { AdminFrame } from "../AdminFrame";
import { contractsIn } from "../contracts/contract-filter";

const toneOf = { USUAL: "usual", WAITING: "waiting", PROBLEM: "problem" } as const;

/** The platform's own state when the page was loaded. Failed background jobs can be retried from here. */
function SystemStatusCard({ lines: keys }: { lines: AdminDashboardPage_lines$key }) {
  const lines = useFragment(
    graphql`
      fragment AdminDashboardPage_lines on SystemLine @relay(plural: true) {
        name
        state
        tone
        detail
        canRetry
      }
    `,
    keys,
  );
  const [retry, retrying] = useAction<AdminDashboardPageRetryMutation>(
    graphql`
      mutation AdminDashboardPageRetryMutation {
        retryFailedJobs {
          retriedCount
          systemStatus {
            ...AdminDashboardPage_lines
          }
        }
      }
    `,
    {
      failure: { title: "Erro ao tentar as tarefas de novo", description: "Tente novamente." },
      updater: (store) => {
        const now = store.getRootField("retryFailedJobs").getLinkedRecords("systemStatus");
        store.getRoot().setLinkedRecords(now, "systemStatus");
      },
    },
  );
  const retryAll = async () => {
    const count = (await retry({}))?.retryFailedJobs.retriedCount;
    if (count === undefined) return;
    toast.success({ title: `${counted(count, "tarefa voltou", "tarefas voltaram")} para a fila` });
  };
  return (
    <Card title="Status do Sistema" icon={Activity}>
      <Box as="dl" mt="-2">
        {lines.map(({ name, state, tone, detail, canRetry }) => (
          <Flex
            key={name}
            justify="space-between"
            align="center"
            gap="4"
            py="2.5"
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: "0" }}
          >
            <Box as="dt" minW="0">
              <Text fontWeight="semibold">{name}</Text>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {detail}
              </Text>
            </Box>
            <Flex as="dd" flexShrink="0" direction="column" align="flex-end" gap="2">
              <Status tone={toneOf[tone]}>{state}</Status>
              {canRetry ? (
                <PendingButton
                  type="button"
                  size="sm"
                  minH="11"
                  variant="outline"
                  pending={retrying}
                  onClick={() => void retryAll()}
                >
                  Tentar de novo
                </PendingButton>
              ) : null}
            </Flex>
          </Flex>
        ))}
      </Box>
    </Card>
  );
}

/** What waits for an admin. */
function PlatformAlerts({ summary }: { summary: AdminDashboardPage_platformAlertsSummary$key }) {
  const { waitingFederationCount, expiringContractCount, expiredContractCount } = useFragment(
    graphql`
      fragment AdminDashboardPage_platformAlertsSummary on PlatformSummary {
        waitingFederationCount
        expiringContractCount
        expiredContractCount
      }
    `,
    summary,
  );
  const alerts = [
    {
      count: expiredContractCount,
      one: "contrato venceu sem renovação",
      more: "contratos venceram sem renovação",
      to: contractsIn("EXPIRED"),
    },
    {
      count: expiringContractCount,
      one: "contrato vence em até 30 dias",
      more: "contratos vencem em até 30 dias",
      to: contractsIn("EXPIRING"),
    },
    {
      count: waitingFederationCount,
      one: "federação aguarda ativação",
      more: "federações aguardam ativação",
      to: "/admin/federations?status=aguardando",
    },
  ].filter(({ count }) => count > 0);
  return (
    <Card title="Alertas Recentes" icon={BellRing}>
      {alerts.length === 0 ? (
        <Text color="fg.muted">Nenhum alerta crítico no momento</Text>
      ) : (
        <Stack gap="2">
          {alerts.map(({ count, one, more, to }) => (
            <Notice key={to} tone="warning">
              <TextLink to={to}>{counted(count, one, more)}</TextLink>
            </Notice>
          ))}
        </Stack>
      )}
    </Card>
  );
}

const pictures = {
  revenue: { title: "Receita por mês", label: "Receita dos últimos doze meses", unit: "Receita" },
  arenas: {
    title: "Arenas na plataforma",
    label: "Arenas ao fim de cada um dos últimos doze meses",
    unit: "Arenas",
  },
} as const;

interface PlatformMonthsProps {
  summary: AdminDashboardPage_platformMonthsSummary$key;
  of: keyof typeof pictures;
}

/** Twelve months of the platform, as a picture. */
function PlatformMonths({ summary, of }: PlatformMonthsProps) {
  const { months } = useFragment(
    graphql`
      fragment AdminDashboardPage_platformMonthsSummary on PlatformSummary {
        months {
          month
          arenaCount
          revenueInCents
        }
      }
    `,
    summary,
  );
  const { title, label, unit } = pictures[of];
  const format = of === "revenue" ? formatMoney : formatCount;
  const points = months.map(({ month, arenaCount, revenueInCents }) => {
    const name = formatMonth(month);
    return { name, short: name.slice(0, 3), value: of === "revenue" ? revenueInCents : arenaCount };
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <Card title={title}>
      <Bars
        label={label}
        says={`${format(first.value)} em ${first.name}, ${format(last.value)} em ${last.name}.`}
        nameLabel="Mês"
        valueLabel={unit}
        points={points}
        format={format}
        current={last.name}
      />
    </Card>
  );
}

export function AdminDashboardPage() {
  return (
    <AdminFrame title="Dashboard">
      <PageContent skeleton={<DashboardSkeleton />}>
        <AdminDashboard />
      </PageContent>
    </AdminFrame>
  );
}

function AdminDashboard() {
  const { platformSummary, systemStatus } = usePageQuery<AdminDashboardPageQuery>(graphql`
    query AdminDashboardPageQuery {
      platformSummary {
        ...AdminDashboardPage_summary
        ...AdminDashboardPage_platformAlertsSummary
        ...AdminDashboardPage_platformMonthsSummary
      }
      systemStatus {
        ...AdminDashboardPage_lines
      }
    }
  `);
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <PlatformStats summary={platformSummary} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: "4", md: "6" }} alignItems="start">
        <Stack gap={{ base: "4", md: "6" }}>
          <PlatformAlerts summary={platformSummary} />
          <PlatformMonths of="revenue" summary={platformSummary} />
        </Stack>
        <Stack gap={{ base: "4", md: "6" }}>
          <SystemStatusCard lines={systemStatus} />
          <PlatformMonths of="arenas" summary={platformSummary} />
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}

function DashboardSkeleton() {
  return (
    <StatGrid>
      {["Arenas", "Atletas", "Torneios", "Receita"].map((stat) => (
        <StatCardSkeleton key={stat} />
      ))}
    </StatGrid>
  );
}

function PlatformStats({ summary }: { summary: AdminDashboardPage_summary$key }) {
  const { arenaCount, athleteCount, tournamentCount, monthRevenueInCents } = useFragment(
    graphql`
      fragment AdminDashboardPage_summary on PlatformSummary {
        arenaCount
        athleteCount
        tournamentCount
        monthRevenueInCents
      }
    `,
    summary,
  );
  return (
    <StatGrid>
      <StatCard label="Total de Arenas" icon={Building2} value={formatCount(arenaCount)} hint="Cadastradas" />
      <StatCard label="Total de Atletas" icon={Users} value={formatCount(athleteCount)} hint="Cadastrados" />
      <StatCard
        label="Torneios"
        icon={Trophy}
        value={formatCount(tournamentCount)}
        hint="De arenas e federações"
      />
      <StatCard
        label="Receita Mensal"
        icon={Wallet}
        value={formatMoney(monthRevenueInCents)}
        hint="Serviços deste mês já pagos"
      />
    </StatGrid>
  );
}
