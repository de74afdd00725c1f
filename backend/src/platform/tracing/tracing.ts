// Spans of this process, sent by OTLP if the operator configures a collector. Otherwise the SDK is not loaded, and
// `runInSpan` only runs its work.
import type { Context } from '@opentelemetry/api';
import type { TracingConfig } from '../../config/config.js';
import type { ProcessIdentity } from '../../config/process-identity.js';

type SpanProcessor = import('@opentelemetry/sdk-trace-node').SpanProcessor;
type OpenTelemetryApi = typeof import('@opentelemetry/api');

/** Attributes of a span. Their values come from the code and are never personal data, like those of metric labels. */
type SpanAttributes = Record<string, string | number>;

interface SpanOptions {
  kind: 'SERVER' | 'CONSUMER' | 'CLIENT';
  attributes?: SpanAttributes;
  /** The `traceparent` of the caller in another process; null starts a new trace, undefined uses the current one. */
  parent?: string | null | undefined;
}

/** A span that is started and ended by different functions. */
export interface OpenSpan {
  /** 32 hexadecimal digits, by which a log line is found from its trace. */
  traceId: string;
  run: (work: () => void) => void;
  /** Ends the span; `failed` marks it as an error. */
  end: (name: string, attributes: SpanAttributes, failed: boolean) => void;
}

const TRACEPARENT_PATTERN = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

let api: OpenTelemetryApi | null = null;

/**
 * Starts sending spans as this service. Returns a function that sends the remaining spans and stops.
 * @param config null to create no spans and load nothing
 * @param processor receives the spans in a test, instead of the collector
 */
export async function startTracing(
  config: TracingConfig | null,
  identity: ProcessIdentity,
  processor?: SpanProcessor,
): Promise<() => Promise<void>> {
  if (config === null) return () => Promise.resolve();
  const [loaded, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const provider = new sdk.NodeTracerProvider({
    // The SDK's resource detectors are not used, because they would send the command line and the host name.
    resource: resourceFromAttributes({
      'service.name': identity.service,
      'service.version': identity.release,
      'service.instance.id': identity.instance,
    }),
    spanProcessors: [
      processor ?? new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${config.url}/v1/traces` })),
    ],
    // Whether a trace is recorded depends only on its id. So all processes decide the same, and callers cannot force
    // recording.
    sampler: new sdk.TraceIdRatioBasedSampler(config.ratio),
  });
  provider.register();
  api = loaded;
  return async () => {
    api = null;
    await provider.shutdown();
  };
}

/** Returns the `traceparent` of the current span, to pass to another process; undefined if there is none. */
export function getCurrentTraceparent(): string | undefined {
  const currentSpan = api?.trace.getActiveSpan()?.spanContext();
  if (!currentSpan) return undefined;
  const flags = currentSpan.traceFlags.toString(16).padStart(2, '0');
  return `00-${currentSpan.traceId}-${currentSpan.spanId}-${flags}`;
}

/** Runs `work` inside a span. If `work` fails, the span is marked as failed. The error's text is not recorded. */
export async function runInSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (!api) return work();
  const { context: contexts, SpanStatusCode } = api;
  const { context, span } = startSpan(api, name, options);
  try {
    return await contexts.with(context, work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Starts a span that a hook ends later; null if nothing is traced. */
export function openSpan(name: string, options: SpanOptions): OpenSpan | null {
  if (!api) return null;
  const { context: contexts, SpanStatusCode } = api;
  const { context, span } = startSpan(api, name, options);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => contexts.with(context, work),
    end: (finalName, attributes, failed) => {
      span.updateName(finalName).setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function startSpan({ trace, context, ROOT_CONTEXT, SpanKind }: OpenTelemetryApi, name: string, options: SpanOptions) {
  const { kind, attributes = {}, parent } = options;
  const parentContext = parent === undefined ? context.active() : createRemoteContext(trace, ROOT_CONTEXT, parent);
  const span = trace.getTracer('bearings').startSpan(name, { kind: SpanKind[kind], attributes }, parentContext);
  return { span, context: trace.setSpan(parentContext, span) };
}

/** Returns the trace context that a caller sent as `traceparent`. An invalid value begins a new trace. */
function createRemoteContext(trace: OpenTelemetryApi['trace'], root: Context, traceparent: string | null): Context {
  if (traceparent === null || !TRACEPARENT_PATTERN.test(traceparent)) return root;
  const [, traceId = '', spanId = '', flags = '00'] = traceparent.split('-');
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(root, { traceId, spanId, traceFlags, isRemote: true });
}
