import { setTimeout as sleep } from "node:timers/promises";
import type { IncomingHttpHeaders } from "node:http";
import type * as Api from "@opentelemetry/api";
import type { Attributes, Context, Span, Tracer } from "@opentelemetry/api";
import type { Log } from "./log";

/** How long a stopping process waits for the collector. */
const flushWithinMs = 2_000;
/** The statement text in a span, without values. */
const longestStatement = 500;

let tracing: { api: typeof Api; tracer: Tracer } | null = null;

/**
 * Exports spans over OTLP/HTTP: one per HTTP request, with the statements and jobs it runs. The packages are loaded here and
 * nowhere else, so that a server without a collector does not pay for them. They read the standard variables themselves
 * (OTEL_EXPORTER_OTLP_ENDPOINT and _HEADERS, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_TRACES_SAMPLER).
 * Spans contain names and ids: no variables, values of statements, error messages, or addresses of people.
 * @returns what sends the last spans, within two seconds.
 */
export async function startTracing(log: Log): Promise<() => Promise<void>> {
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const warn = (message: string) => log.warn({ detail: message.slice(0, 300) }, "tracing");
  const ignore = () => {};
  api.diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    api.DiagLogLevel.WARN,
  );
  const provider = new NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ "service.name": "praia" })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  tracing = { api, tracer: provider.getTracer("praia") };
  return async () => {
    tracing = null;
    await Promise.race([provider.shutdown().catch(ignore), sleep(flushWithinMs, undefined, { ref: false })]);
  };
}

/** What a span shows once the response is sent. */
interface RequestOutcome {
  /** The name of the GraphQL operation, redacted; null for other requests. */
  operation: string | null;
  status: number;
  requestId: string;
}

interface RequestSpan {
  /** Runs the rest of the request inside the span. */
  run(work: () => void): void;
  end(outcome: RequestOutcome): void;
}
const untraced: RequestSpan = { run: (work) => work(), end: () => {} };

/**
 * Starts the span of a request, as a child of the caller's span if there is a valid traceparent header.
 * @param path redacted.
 */
export function startRequestSpan(method: string, path: string, headers: IncomingHttpHeaders): RequestSpan {
  if (!tracing) return untraced;
  const { api, tracer } = tracing;
  const parent = api.propagation.extract(api.ROOT_CONTEXT, headers);
  const span = tracer.startSpan(
    `${method} ${path}`,
    { kind: api.SpanKind.SERVER, attributes: { "http.request.method": method, "url.path": path } },
    parent,
  );
  return {
    run: (work) => api.context.with(api.trace.setSpan(parent, span), work),
    end: ({ operation, status, requestId }) => {
      if (operation !== null) span.updateName(operation).setAttribute("graphql.operation.name", operation);
      span.setAttributes({ "http.response.status_code": status, "praia.request_id": requestId });
      if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Runs a job in a span of its own. @param attributes names and counts only. */
export async function inJobSpan<T>(task: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!tracing) return work();
  const { api, tracer } = tracing;
  const span = tracer.startSpan(`job ${task}`, { kind: api.SpanKind.CONSUMER, attributes }, api.ROOT_CONTEXT);
  return ended(
    span,
    api.context.with(api.trace.setSpan(api.ROOT_CONTEXT, span), work),
    api.SpanStatusCode.ERROR,
  );
}

/** The span in which the caller runs, for work that is queued and later runs in the context of other work. */
export const currentSpan = (): Context | undefined => {
  const context = tracing?.api.context.active();
  return context && tracing?.api.trace.getSpan(context) ? context : undefined;
};

/**
 * Runs a statement in a span. Statements outside of a request and a job, such as the polling for jobs, have none.
 * @param parent from currentSpan, when it was queued.
 */
export async function inStatementSpan<T>(
  text: string,
  parent: Context | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing || !parent) return work();
  const { api, tracer } = tracing;
  const statement = text.replace(/\s+/g, " ").trim().slice(0, longestStatement);
  const operation = /^\w+/.exec(statement)?.[0].toUpperCase() ?? "statement";
  const span = tracer.startSpan(
    operation,
    {
      kind: api.SpanKind.CLIENT,
      attributes: {
        "db.system.name": "postgresql",
        "db.operation.name": operation,
        "db.query.text": statement,
      },
    },
    parent,
  );
  return ended(span, work(), api.SpanStatusCode.ERROR);
}

/** An error leaves only its class and code: PostgreSQL's messages quote values. */
async function ended<T>(span: Span, work: Promise<T>, errorStatus: number): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
    span.setStatus({ code: errorStatus });
    span.setAttribute("error.type", code ?? (error instanceof Error ? error.name : "unknown"));
    throw error;
  } finally {
    span.end();
  }
}
