import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays the vectors of a conformance kit, one test for each, on an engine that speaks the lines of protocol.md.
 *
 * <p>{@code KIT} is the folder of the kit, {@code ENGINE} the command of the engine, with {edition} in it replaced. In your own engine
 * replace {@link Engine} by calls.
 */
class KitTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<String, Engine> ENGINES = new HashMap<>();

  /** A program that answers one line of JSON with another. */
  private static final class Engine implements AutoCloseable {
    private final Process process;
    private final BufferedWriter to;
    private final BufferedReader from;

    Engine(String command) {
      try {
        process =
            new ProcessBuilder(command.split(" ")).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      } catch (IOException error) {
        throw new IllegalStateException("the engine cannot be started", error);
      }
      to = process.outputWriter(StandardCharsets.UTF_8);
      from = process.inputReader(StandardCharsets.UTF_8);
    }

    JsonNode ask(String command, ObjectNode request) throws IOException {
      request.put("command", command);
      to.write(JSON.writeValueAsString(request));
      to.newLine();
      to.flush();
      String line = from.readLine();
      if (line == null) throw new IOException("the engine has ended without an answer");
      JsonNode reply = JSON.readTree(line);
      assertTrue(reply.path("ok").asBoolean(), () -> command + " is refused: " + reply.path("error").asText());
      return reply;
    }

    @Override
    public void close() throws IOException {
      to.close();
      process.destroy();
    }
  }

  @TestFactory
  Stream<DynamicTest> vectors() throws IOException {
    Path kit = Path.of(setting("KIT", "kit"));
    JsonNode index = JSON.readTree(kit.resolve("index.json").toFile());
    assertEquals("variorum-kit", index.path("format").asText());
    assertEquals(3, index.path("version").asInt());
    assertTrue(index.path("vectors").size() > 0, "the kit has no vectors");
    return stream(index.path("vectors"))
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.path("file").asText(),
                    () -> play(JSON.readTree(kit.resolve(entry.path("file").asText()).toFile()))));
  }

  @AfterAll
  static void stop() throws IOException {
    for (Engine engine : ENGINES.values()) engine.close();
  }

  private static void play(JsonNode vector) throws IOException {
    String edition = vector.path("edition").asText();
    Engine engine =
        ENGINES.computeIfAbsent(
            edition,
            name ->
                new Engine(
                    setting("ENGINE", "npx variorum serve-game --edition {edition}").replace("{edition}", name)));
    ObjectNode begin = JSON.createObjectNode();
    begin.set("setup", vector.get("setup"));
    begin.set("seed", vector.get("seed"));
    JsonNode news = engine.ask("new", begin);
    for (JsonNode step : vector.path("steps")) {
      ObjectNode request = JSON.createObjectNode();
      if (step.has("decision")) {
        JsonNode wanted = step.get("decision");
        JsonNode open = find(news.path("pending"), wanted);
        assertEquals(bag(wanted.get("options")), bag(open.get("options")), "options of " + name(wanted));
        request.set("decision", open.get("id"));
        request.set("option", wanted.get("options").get(step.path("answer").asInt()));
        // Where one player of a team answers, the others are asked again.
        if (step.has("by")) request.set("by", step.get("by"));
        news = engine.ask("answer", request);
      } else if (step.has("instruct")) {
        request.setAll((ObjectNode) step.get("instruct"));
        news = engine.ask("instruct", request);
      } else {
        String verb = step.has("concede") ? "concede" : "leave";
        request.set("players", step.get(verb));
        news = engine.ask(verb, request);
      }
    }
    assertEquals(options(vector.path("pending")), options(news.path("pending")), "what is open in the end");
    JsonNode standing = engine.ask("standing", JSON.createObjectNode()).path("standing");
    for (Iterator<String> parts = vector.path("state").fieldNames(); parts.hasNext(); ) {
      String part = parts.next();
      JsonNode wanted = vector.path("state").get(part);
      if (!standing.has(part)) continue;
      if (!wanted.isObject()) assertEquals(wanted, standing.get(part), part);
      else
        for (Iterator<String> names = wanted.fieldNames(); names.hasNext(); ) {
          String name = names.next();
          assertEquals(wanted.get(name), standing.get(part).get(name), part + " of " + name);
        }
    }
  }

  /** The open decision of the same kind, people, object, slot and marker. */
  private static JsonNode find(JsonNode pending, JsonNode wanted) {
    for (JsonNode open : pending)
      if (open.path("kind").equals(wanted.path("kind"))
          && bag(open.get("players")).equals(bag(wanted.get("players")))
          && open.path("object").equals(wanted.path("object"))
          && open.path("slot").equals(wanted.path("slot"))
          && open.path("marker").asInt(1) == wanted.path("marker").asInt()) return open;
    return fail(name(wanted) + " is not asked; asked is " + stream(pending).map(KitTest::name).toList());
  }

  private static String name(JsonNode decision) {
    return decision.path("kind").asText() + " of " + decision.path("players");
  }

  private static Set<JsonNode> bag(JsonNode list) {
    Set<JsonNode> found = new HashSet<>();
    list.forEach(found::add);
    return found;
  }

  private static Set<Set<JsonNode>> options(JsonNode pending) {
    Set<Set<JsonNode>> found = new HashSet<>();
    for (JsonNode decision : pending) found.add(bag(decision.get("options")));
    return found;
  }

  private static Stream<JsonNode> stream(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  private static String setting(String name, String otherwise) {
    String value = System.getenv(name);
    return value == null || value.isEmpty() ? otherwise : value;
  }
}
